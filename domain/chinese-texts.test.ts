// Proves that Chinese texts have the punctuation of Chinese, one ellipsis and one dash, but for what the protocol records.
import { expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';

/** Answers of existing malls, which clients of theirs know by their letters. */
const RECORDED: readonly string[] = [
  ')暂未开售或已下架',
  'type参数错误:',
  '不支持的文件类型:',
  '卡券可核销次数不足(剩余:',
  '参团时间已结束,无法拼团',
  '商品(',
  '商品库存不足:',
  '商品赠送的卡券已使用,该商品无法申请退货',
  '商城订单评价功能关闭,提交失败',
  '图片大小超出限制,',
  '图片尺寸超出限制,',
  '处理成功,已同意售后申请',
  '处理成功,已拒绝售后申请',
  '您暂无权限购买商品(',
  '提交成功, 请等待商家处理',
  '操作频繁,请一分钟后再重试',
  '数据异常,该条数据不存在',
  '最大限制为:',
  '核销成功(剩余',
  '状态错误, 请刷新重试',
  '订单取消中,无法收款',
  '订单已发货,无需重复操作',
  '订单已支付,下拉刷新页面数据',
  '订单已确认收货,无需重复',
  '订单已评价,无需再次评价',
  '订单已过售后时间,无法申请售后',
  '订单数据异常,无法支付',
  '订单赠送的卡券已使用,该订单无法取消',
  '订单进行中,不能进行操作',
  '订单进行中,无法取消',
  '订单进行中,无法申请售后',
  '订单进行中,无法确认收货',
  '该订单已处理,请刷新页面',
  '该订单已生成售后订单,无需重复申请',
];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`/])\/\/.*$/gm;
const PATTERNS =
  /(?<=[=(,:|&?[]\s*|\n\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*|new RegExp\(`[^`]*`/g;
/** Keys of objects: `待付款: 1`. */
const KEYS = /(?<=[{,]\s*|^\s*)[\p{Script=Han}\w]+:(?=\s)/gmu;
const withoutCode = (text: string): string =>
  text.replaceAll(COMMENTS, '').replaceAll(PATTERNS, '').replaceAll(KEYS, '');

/** Half-width signs at Chinese letters, several dots as an ellipsis, two dashes, with the words around them. */
const WRONG =
  /[^'"`{}<>$\n]*(?:\p{Script=Han}(?: ?[,:;!?](?= ?(?:[\p{Script=Han}\d$'"`{<（]|$))|\(|\.\.\.|。。|……|--|–|―)|\)\p{Script=Han}|(?<=[>'"`])\(\p{Script=Han})[^'"`{}<>$\n]*/gmu;

it('writes Chinese with its own punctuation', () => {
  const sources = writtenSources(['src', 'ui', 'widgets', 'renderer', 'editor-preview', 'server', 'domain']);
  const found = Object.values(sources).flatMap((text) =>
    [...withoutCode(text).matchAll(WRONG)].map(([words]) => words.trim()),
  );
  expect([...new Set(found)].sort()).toEqual([...RECORDED].sort());
});
