/** The chapter `replay` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const replay: RuleTexts = {
  'REPLAY-01': {
    title: '由种子得出设置',
    statement: '对局记录中的铁路公司和私卡由其种子得出；座位按其玩家名单排列。',
    of: '2a4a2798',
  },
  'REPLAY-02': {
    title: '撤销与重做',
    statement:
      '撤销取消剩余记录中的最后一个动作，或其所指动作之后的全部动作；重做恢复最近撤销的内容，只要其间没有做过别的事。聊天消息不算。',
    of: '0ec4fa97',
  },
  'REPLAY-03': {
    title: '自动动作',
    statement: '程序替玩家做的动作附在其前一动作上，紧接着执行。开启或关闭这样的程序不改变任何局面。',
    of: '027c731b',
  },
  'REPLAY-04': {
    title: '没有记录的事',
    statement: '没有选择余地的跳过，以及被略过的步骤，在记录中不留痕迹。',
    of: 'd79e432a',
  },
  'REPLAY-05': {
    title: '记录中的数字',
    statement: '记录中的营收和价格必须与规则得出的相同。不符者作为问题报告，绝不默默采信。',
    of: 'bb214f7d',
  },
  'REPLAY-06': {
    title: '写下的选择',
    statement:
      '钢铁、延长火车、黄金、鬼镇、租约的付款人以及债务，在记录中写作选择，各有自己的代码；在这里各是一种行动。',
    of: 'df423c04',
  },
  'REPLAY-07': {
    title: '编号的证书',
    statement: '记录用编号指明单张证书；铁路公司的第一张是总裁股。在这里只看百分比，所以是哪一张由持有者推出。',
    of: '02ed9d73',
  },
  'REPLAY-08': {
    title: '自相矛盾的卖出',
    statement: '记录的卖出若其百分比与所指的证书不符，在任何规则版本中都不是合法的卖出；它作为问题报告。',
    of: 'f2ba22bd',
  },
  'REPLAY-09': {
    title: '编号的城市',
    statement: '车站的位置写作某一块板块上的某个城市；它就是那块板块所在的格子。',
    of: '5f5d4685',
  },
  'REPLAY-10': {
    title: '不放宽',
    statement: '另一引擎载入记录时不检查的事，在这里与任何行动一样检查。违反规则的记录即为问题。',
    of: '53a22f8c',
  },
  'REPLAY-11': {
    title: '连通以版图为准',
    statement:
      '另一引擎可能仍记着《波士顿条约》已经改变的连通。没有任何对局记录依赖于此；在这里连通始终由板块和车站的现状得出。',
    of: 'aab3bc34',
  },
  'REPLAY-12': {
    title: '记录的结果',
    statement: '对局记录中的结果，是按编号列出的每名玩家的得分。',
    of: '3dedbcfa',
  },
  'REPLAY-13': {
    title: '并不存在的黄金',
    statement: '记录的运送若来自没有黄金的格子，作为行动被拒绝，并作为问题报告。',
    of: '8c707ae2',
  },
};
