/** The chapter `privates` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const privates: RuleTexts = {
  'PRIVATE-01': {
    title: '铁路公司收购私卡',
    statement: '铁路公司可在自己的回合向任何同意的玩家收购私卡，不论是其总裁还是别人。由金库付给该玩家。',
    of: '99f2657c',
  },
  'PRIVATE-02': {
    title: '收购私卡的阶段',
    statement: '铁路公司从绿色阶段起可以收购私卡；最后阶段是否仍可收购，由裁定规定。',
    of: '1f0f793f',
  },
  'PRIVATE-03': {
    title: '私卡的价格',
    statement: '价格为整数美元，不低于面值的一半，不高于面值的两倍。',
    of: 'd9f05452',
  },
  'PRIVATE-04': {
    title: '须有火车符号',
    statement: '铁路公司只能收购卡上有火车符号的私卡。',
    of: 'ca755ad8',
  },
  'PRIVATE-05': {
    title: '何时收购私卡',
    statement: '回合的最后一步用于收购私卡，数量不限；裁定也可改为允许在回合中任何时刻收购。其能力立即生效。',
    of: 'd78d185c',
  },
  'PRIVATE-06': {
    title: '收购带来什么',
    statement: '此后收益和能力属于铁路公司，卡上的煤炭也一样。这张卡不再计入任何玩家的证书数，铁路公司也绝不出售它。',
    of: 'f740ca82',
  },
  'PRIVATE-07': {
    title: '私卡关闭',
    statement: '首台 5+ 离开火车牌堆时，多数私卡关闭，不论归谁所有，没有补偿。哪些保留，印在卡上。',
    of: '588b9016',
  },
  'PRIVATE-08': {
    title: '私卡不得随意关闭',
    statement: '在该事件之前，私卡只会因其自身写明关闭的能力而关闭。',
    of: '1ea2ca4d',
  },
  'PRIVATE-09': {
    title: '能力要看归属',
    statement: '玩家拥有时，供铁路公司使用的能力无效；铁路公司拥有时，供玩家使用的能力无效。',
    of: '6259b80d',
  },
  'PRIVATE-Y1-01': {
    title: '圣克劳德酒店（St. Cloud Hotel）',
    statement:
      '其标记立在地图上，棕色阶段开始时移动。拥有此卡的铁路公司，其每条线路停靠标记所在格子时得到奖励。此卡永不关闭。',
    of: '6d609786',
  },
  'PRIVATE-Y2-01': {
    title: '鬼镇旅游公司（Ghost Town Tour Co.）',
    statement:
      '拥有此卡的铁路公司亲自运走某格子最后一块黄金时，可以立即在那里放一个卡上的标记。该公司每条线路途中每有一个鬼镇就得到一次奖励。标记是否也附着于那一块板块，由裁定规定。',
    of: '779ed92f',
  },
  'PRIVATE-Y3-01': {
    title: '煤溪煤矿（Coal Creek Mines）：获得煤炭',
    statement:
      '由铁路公司拥有时，只要任何铁路公司运行的线路停靠煤溪，拥有者就从卡上取一块方块；每个这样的回合一块，取完为止。',
    of: '4d3c26c4',
  },
  'PRIVATE-Y3-02': {
    title: '煤溪煤矿（Coal Creek Mines）：使用煤炭',
    statement:
      '运行之前，铁路公司可以把取得的一块或两块方块用于一台火车，火车的停靠数增加同样数目。此卡关闭时剩余的方块一文不值。',
    of: '2da25cc7',
  },
  'PRIVATE-Y4-01': {
    title: '威廉·帕尔默（William Palmer）',
    statement: '赢得此私卡的玩家免费得到银行池中的一股钢铁公司股份和里奥格兰德金库中的一股。',
    of: '189c5be2',
  },
  'PRIVATE-Y5-01': {
    title: '科罗拉多州立监狱（Colorado State Prison）',
    statement: '拥有此卡的铁路公司地形费只付一半；哪些格子仍须付全额，由裁定列出。',
    of: '44acd424',
  },
  'PRIVATE-Y6-01': {
    title: '本地珠宝商（Local Jeweler）',
    statement:
      '由玩家拥有时，任何人每运送一块黄金方块，银行就在卡上放一笔钱。股票轮开始时，拥有者取走卡上的钱；此卡关闭或游戏结束时，卡上的钱作废。',
    of: 'd7ad42e4',
  },
  'PRIVATE-G1-01': {
    title: '多克·霍利迪（Doc Holliday）',
    statement:
      '《波士顿条约》发生时拥有此私卡的玩家，圣菲每赎回一个债务标记都会得到付款；不论此卡以后如何，该玩家始终是债权人。',
    of: 'f7135617',
  },
  'PRIVATE-G2-01': {
    title: '十三磅金块（13LB Gold Nugget）',
    statement:
      '拥有此卡的铁路公司可以有一次，让一次运送获得此卡的奖励，以代替通常的奖励；此卡随即关闭。这就是该回合的运送，并占用黄金轨道的一个空位。',
    of: 'b8d9da83',
  },
  'PRIVATE-G3-01': {
    title: '吊桥租约（Hanging Bridge Lease）：通行权',
    statement:
      '拥有此卡的铁路公司，其火车可以穿过皇家峡谷的城市，不论那里有哪些车站。它不为轨道或车站提供连通。通行权是否随此卡结束，由裁定规定。',
    of: 'e4108cce',
  },
  'PRIVATE-G3-02': {
    title: '吊桥租约（Hanging Bridge Lease）：租金',
    statement:
      '持有者的线路停靠吊桥时，该线路收益的十分之一（向下取整，不含黄金）在分红之后付入里奥格兰德的金库；若有多条这样的线路，只对第一条收取。由总裁选择由铁路公司还是由其本人全额支付。里奥格兰德从不支付。',
    of: 'd2a7ff48',
  },
  'PRIVATE-G4-01': {
    title: '佛罗伦斯油田（Florence Oil Fields）',
    statement: '黄色阶段没有收益，从绿色阶段起收益丰厚。铁路公司不能收购，永不关闭。',
    of: 'b3b9baae',
  },
  'PRIVATE-G5-01': {
    title: '金属投资人（Metals Investor）',
    statement:
      '每个股票轮对每家金属公司可有一次，拥有者以此作为自己的购买，按当前股价左边一格的价格从银行池买入一股。在下一个股票轮之前，须至少保留其中一股。',
    of: 'ef8788ca',
  },
  'PRIVATE-G6-01': {
    title: '煤炭仓库（Coal Depot）',
    statement:
      '得标者的出价每满 {dollars}，就在卡上放一块煤炭方块。收购此卡的铁路公司取得这些方块；运行之前可把一块或两块用于一台火车，火车的停靠数增加同样数目。此卡关闭时剩余的方块一文不值。',
    of: 'ae7c3214',
  },
  'PRIVATE-B1-01': {
    title: '银矿（Silver Mines）',
    statement: '从棕色阶段起有收益，付给玩家或铁路公司，永不关闭。',
    of: '60a13001',
  },
  'PRIVATE-B2-01': {
    title: '硫磺泉（Sulphur Springs）：改建',
    statement:
      '拥有此卡的铁路公司可在自己回合的任何时刻关闭此卡，把其格子上的城镇板块替换为同色的城市板块。不用钢铁，不算行动，也不需连通，但那里必须已有板块。',
    of: 'f351bc63',
  },
  'PRIVATE-B2-02': {
    title: '硫磺泉（Sulphur Springs）：收益',
    statement: '若由玩家拥有期间其格子已铺上板块，则从棕色阶段起有收益，且只付给玩家；卖给铁路公司后没有收益。',
    of: 'f94917ce',
  },
  'PRIVATE-B3-01': {
    title: '钢铁仓库（Steel Depot）',
    statement:
      '卡上每块方块可铺设一块黄色板块，不用市场的钢铁；在拥有此卡的铁路公司的回合中任何时刻使用，每回合最多两块。地形费照付，轨道规则全部有效。',
    of: 'ee4081c3',
  },
  'PRIVATE-B4-01': {
    title: '黄金矿工（Gold Miner）',
    statement: '黄金公司支付时，此卡相当于多两股黄金公司股份。对任何上限、售罄以及计分，它都不算股份。',
    of: '5c788078',
  },
  'PRIVATE-B5-01': {
    title: '轨道工程师（Track Engineer）',
    statement: '拥有此卡的铁路公司在自己的每个回合中，可以让一台火车按增加一个停靠数运行。',
    of: '703d36df',
  },
  'PRIVATE-B6-01': {
    title: '美国铸币厂工人（U.S. Mint Worker）',
    statement:
      '拥有者可以此作为自己的购买，从银行池买入一股或两股黄金公司股份，付合计股价的一半，向上取整；此卡随即关闭。',
    of: '682199cd',
  },
  'PRIVATE-Y8-01': {
    title: '埃文斯夫人（Madam Evens）',
    statement: '这张卡不发出。其标记的作用与酒店的标记相同，从棕色阶段起奖励更高。此卡永不关闭。',
    of: 'dc5bd679',
  },
  'PRIVATE-10': {
    title: '延长火车的顺序',
    statement:
      '在能延长火车的私卡中，先问轨道工程师，再问煤炭仓库，最后问煤溪煤矿。被略过的私卡在其他私卡之后再问一次。',
    of: '827b2d7c',
  },
  'PRIVATE-11': {
    title: '延长火车的名称与略过私卡',
    statement:
      '在宣告线路之前，延长的火车以新数字加星号称呼：用了两块方块的 3+ 是 5*+。只有当另一张私卡仍可使用时，才能略过一张私卡。',
    of: '737346ef',
  },
};
