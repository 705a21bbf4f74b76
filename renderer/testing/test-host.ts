// The host of tests and stories: it records the calls of a view.
import type { Host, Problem, Shopper } from '../host';

/** The host of tests and stories. */
export interface TestHost extends Host {
  /** What the view did, the oldest first. */
  readonly log: { name: string; value: unknown }[];
  /** What was reported. */
  readonly problems: Problem[];
}

/** A member of the mall with every field set. */
export const MEMBER: Shopper = {
  nickname: '林知夏',
  avatar: '',
  levelName: '金叶会员',
  isSuperVip: false,
  isAdmin: false,
  hasPayCode: false,
  figures: { integral: '1280', balance: '320.50', coupon: '3', card: '1', favorite: '12', footprint: '30' },
};

/** A host that records `open`, `call`, `require`, `addToCart`, `copy`, `toast`, `alert` in `log`; overrides replace members. */
export function testHost(overrides: Partial<Host> = {}): TestHost {
  const log: TestHost['log'] = [];
  const problems: Problem[] = [];
  const note = (name: string, value: unknown) => {
    log.push({ name, value });
  };
  return {
    page: '/pages/index/index',
    hasPageBehind: false,
    pageTitle: '南湖生活馆首页',
    templateId: 1810,
    mall: {
      name: '南湖生活馆',
      isSalesShown: true,
      isCartShown: true,
      isGoodsNameShown: true,
      isStruckPriceShown: true,
      isSoldOutShown: true,
      isMemberPriceShown: true,
      isSuperVipShown: true,
      soldOutPicture: '',
      soldOutWidePicture: '',
      negotiableText: '价格面议',
      pointsName: '积分',
      balanceName: '余额',
      isSuperVipSold: true,
    },
    shopper: null,
    open: (link) => note('open', link),
    call: async (endpoint, params) => {
      note('call', { route: endpoint.route, params });
      throw new Error(`The test gave no answer for ${endpoint.route}`);
    },
    require: async (what) => note('require', what),
    addToCart: (goods) => note('addToCart', goods),
    renewShopper: async () => note('renewShopper', null),
    copy: (text) => note('copy', text),
    toast: (text) => note('toast', text),
    alert: async (text) => note('alert', text),
    upload: async (file) => {
      note('upload', file.name);
      throw new Error('The test gave no address for the picture');
    },
    showGifts: (kind, gifts) => note('showGifts', { kind, gifts }),
    report: (problem) => {
      problems.push(problem);
    },
    now: () => Date.UTC(2026, 10, 21, 4, 0, 0),
    ...overrides,
    log,
    problems,
  };
}
