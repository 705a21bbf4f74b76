// The texts of a shopper's summary, slide by slide, with variants for zero.
import { fenOf } from '~/domain/money';
import type { FootprintIndexData } from '~/schemas/api/footprint.gen';
import type { IconName } from '~/ui/icon/icon';

export interface Slide {
  key: string;
  icon: IconName;
  /** Text before the figure. */
  lead: string;
  figure: string;
  /** Text after the figure. */
  unit: string;
  /** Text under it; '' for none. */
  note: string;
}

type Maker = (data: FootprintIndexData) => Slide;

const isSome = (amount: string): boolean => fenOf(amount) > 0;

/** `0.93` → `93`; clamped to 0 to 1. */
export const percentOf = (share: string): string =>
  String(Math.round(Math.min(1, Math.max(0, Number(share) || 0)) * 100));

const MAKERS: readonly Maker[] = [
  ({ day }) => ({
    key: 'day',
    icon: 'calendar',
    lead: '我们已经相识',
    figure: day,
    unit: '天',
    note: '感谢一路相伴',
  }),
  ({ pay_price: paid }) => ({
    key: 'paid',
    icon: 'wallet',
    lead: '你在这里一共消费',
    figure: paid,
    unit: '元',
    note: isSome(paid) ? '每一分，都花在了喜欢的东西上' : '第一件心动好物，还在等你',
  }),
  ({ pay_num: count }) => ({
    key: 'count',
    icon: 'box',
    lead: '一共下单',
    figure: count,
    unit: '笔',
    note: Number(count) > 0 ? '每个包裹，都是一份期待' : '期待你的第一个包裹',
  }),
  ({ highest_price: highest }) => ({
    key: 'highest',
    icon: 'trophy',
    lead: '最阔气的一笔',
    figure: highest,
    unit: '元',
    note: isSome(highest) ? '那一天，你对自己很好' : '这一笔，留给真正想要的',
  }),
  ({ coupon_num: count, coupon_discount_price: saved }) => ({
    key: 'coupon',
    icon: 'coupon',
    lead: `用了 ${count} 张优惠券，省下`,
    figure: saved,
    unit: '元',
    note: Number(count) > 0 ? '会过日子的人' : '领券中心里还有优惠等着你',
  }),
  ({ member_discount_price: saved }) => ({
    key: 'member',
    icon: 'crown',
    lead: '会员身份为你省下',
    figure: saved,
    unit: '元',
    note: isSome(saved) ? '等级越高，价格越好' : '升级会员，享受专属价格',
  }),
  ({ percentage }) => ({
    key: 'rank',
    icon: 'fire',
    lead: '你的消费超过了',
    figure: percentOf(percentage),
    unit: '% 的顾客',
    note: Number(percentage) > 0 ? '品味，值得被看见' : '好东西不怕晚，慢慢来',
  }),
];

export const slidesOf = (data: FootprintIndexData): Slide[] => MAKERS.map((make) => make(data));
