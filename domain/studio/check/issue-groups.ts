// Issues of one kind as one group, with what a machine can do for all of them.
import { grouped } from '../grouped';
import { isAltFix, isCropFix, type Issue, type SharedCode } from './issue';

/** Kinds that widgets have beside the shared ones. */
type OwnCode = 'nameless' | 'place' | 'times' | 'button' | 'title' | 'empty' | 'covered' | 'columns' | 'same';

const KIND_WORDS: Readonly<Record<SharedCode | OwnCode, string>> = {
  schema: '填写的内容不对',
  unsafe: '地址不安全',
  permission: '商城没有开通',
  platform: '不在所有手机上显示',
  picture: '还没有选图片',
  heavy: '图片太大',
  ratio: '图片比例不对',
  alt: '图片没有替代文字',
  rows: '个数不对',
  link: '没有链接',
  'link-parameter': '链接没有选完',
  'link-dead': '链接打不开',
  'link-permission': '链接的功能没有开通',
  'link-platform': '链接只在小程序里能打开',
  'goods-gone': '内容已经没有了',
  'goods-off': '商品已下架',
  'goods-sold': '商品已售罄',
  ended: '活动已结束',
  contrast: '颜色看不清',
  theme: '颜色没有跟随主题',
  demo: '还是示例内容',
  limit: '组件太多',
  single: '一页只能有一个',
  hidden: '已隐藏的组件',
  leftover: '旧组件',
  heading: '没有标题',
  target: '太小，不好点',
  weight: '页面太重',
  'empty-guest': '游客看不到内容',
  cut: '文字显示不全',
  review: '审核意见',
  nameless: '没有名称',
  place: '位置不对',
  times: '时间不对',
  button: '按钮没有文字',
  title: '场次没有标题',
  empty: '没有内容',
  covered: '热区盖住了链接',
  columns: '最后一行不满',
  same: '商品重复',
};

const isKnown = (code: string): code is keyof typeof KIND_WORDS => Object.hasOwn(KIND_WORDS, code);

export interface IssueGroup {
  readonly code: string;
  /** Null where the issues stand by themselves. */
  readonly words: string | null;
  readonly issues: readonly Issue[];
}

/** Issues of one level in their order: two and more of a kind are one group, where the first of them stands. */
export function groupIssues(issues: readonly Issue[]): IssueGroup[] {
  const byCode = grouped(issues, ({ code }) => code);
  return [...byCode].flatMap(([code, own]): IssueGroup[] =>
    own.length > 1 && isKnown(code)
      ? [{ code, words: KIND_WORDS[code], issues: own }]
      : own.map((one) => ({ code, words: null, issues: [one] })),
  );
}

export interface GroupAct {
  readonly words: string;
  /** Those that it mends. */
  readonly issues: readonly Issue[];
}

/** What mends those of a group at once that a machine can mend; null where that is none, or one alone. */
export function actOf({ issues, code }: IssueGroup): GroupAct | null {
  const mended = issues.filter(({ uid, fix }) => uid !== null && fix !== undefined);
  const fixes = mended.flatMap(({ fix }) => fix ?? []);
  if (fixes.length < 2) return null;
  if (fixes.every(isCropFix)) return { words: `一键裁剪 ${fixes.length} 张`, issues: mended };
  if (code === 'theme') return { words: `跟随主题 ${fixes.length} 处`, issues: mended };
  const isFilled = fixes.every(isAltFix) || code === 'nameless';
  return { words: `${isFilled ? '一次填' : '一次改'} ${fixes.length} 处`, issues: mended };
}
