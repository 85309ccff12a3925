/** The chapter `dividends` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const dividends: RuleTexts = {
  'DIV-01': {
    title: '全部或全不',
    statement: '总裁决定把回合营收全部分红或全部留存，不得折中。',
    of: 'fd63bb32',
  },
  'DIV-02': {
    title: '分红',
    statement: '每一股由银行把营收的十分之一付给其持有者。',
    of: '1eda7fa7',
  },
  'DIV-03': {
    title: '无人持有的股份',
    statement: '裁定如此规定时，铁路公司金库中的股份为该金库收取分红。银行池中的股份不为任何人收取分红。',
    of: 'c986379a',
  },
  'DIV-04': {
    title: '取整',
    statement: '一名持有者因其持有的该铁路公司全部股份所得的总额，向上取整到整数美元。',
    of: '11fb1759',
  },
  'DIV-05': {
    title: '留存',
    statement: '银行把全部营收付入金库。',
    of: '501bf532',
  },
  'DIV-06': {
    title: '分红之后的股价',
    statement: '营收不低于股价时股价右移一格，达到两倍时右移两格，达到三倍或更多时右移三格。营收低于股价则不移动。',
    of: '85bca0c3',
  },
  'DIV-07': {
    title: '留存或没有营收之后的股价',
    statement: '留存之后股价左移一格。没有火车、没有线路或没有营收的铁路公司，不论是否在首个回合，按裁定也同样左移。',
    of: 'ecd0a70d',
  },
  'DIV-08': {
    title: '先付钱',
    statement: '先付钱，股价后移动；营收与移动之前的股价比较。',
    of: '0c96b39c',
  },
  'DIV-09': {
    title: '然后付租金',
    statement: '吊桥租金在分红之后支付。',
    of: '7f0aaec0',
  },
};
