// Says of a content without a layout what it is.
import { isRecord } from '~/domain/record';
import { recordsOf } from '../settings/stored-values';
import type { Fields } from './fields';

const NOTHING = '里面没有页面布局';

/** Members that tell the rows of a mall apart, and where each is looked after. */
const ROWS = [
  ['total_pay_price', `这是订单，${NOTHING}`],
  ['goods_warehouse_id', `这是商品，${NOTHING}。商品先在商城后台上架，再放进页面的「商品」组件`],
  ['price_content', `这是商品，${NOTHING}。商品先在商城后台上架，再放进页面的「商品」组件`],
  ['sub_price', `这是优惠券，${NOTHING}。优惠券先在商城后台建好，再放进页面的「优惠券」组件`],
  ['template_id', '这是页面的清单，没有组件：在原来的商城打开每个页面，分别导出'],
  ['show_navs', '这是页面的清单，没有组件：在原来的商城打开每个页面，分别导出'],
] as const;

/** The rows of an answer, or its one record. */
function rowsOf(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return recordsOf(value);
  if (!isRecord(value)) return [];
  const { list, detail, goods } = value;
  const inner = [list, detail, goods].find((one) => Array.isArray(one) || isRecord(one));
  return inner === undefined ? [value] : rowsOf(inner);
}

/** Of an answer with a code: 0 for one that is no error. */
function mallError(value: unknown): string | null {
  if (!isRecord(value) || !('code' in value) || String(value['code']) === '0') return null;
  const { msg } = value;
  const words = typeof msg === 'string' && msg !== '' ? `：「${Array.from(msg).slice(0, 60).join('')}」` : '';
  return `这是商城返回的错误${words}，${NOTHING}`;
}

/** `inner`: without the answer around it. */
export function refusalWords(value: unknown, inner: unknown): string {
  const [row = {}] = rowsOf(inner);
  return mallError(value) ?? ROWS.find(([name]) => name in row)?.[1] ?? NOTHING;
}

/** Of a text that is no JSON at all; null for any other. */
export const foreignWords = (text: string): string | null =>
  text.trimStart().startsWith('<')
    ? '这是网页（HTML），不是 JSON：在浏览器里看到的页面不能导入，要用后台导出的数据'
    : null;

/** Whether the text ends within the value that begins at the offset: a string without its end, half a number or word. */
function isCutOff(text: string, at: number): boolean {
  const rest = text.slice(at);
  if (rest.startsWith('"')) return !rest.slice(1).replaceAll(/\\[^]/g, '').includes('"');
  return /^(?:-|[.eE][+-]?)?$/.test(rest) || ['true', 'false', 'null'].some((word) => word.startsWith(rest));
}

/** `at`: offset of the first invalid character. */
export const invalidWords = (text: string, at: number): string =>
  isCutOff(text, at)
    ? `内容在第 ${text.length} 个字符处断了，没有复制完整`
    : `第 ${at + 1} 个字符处不是有效的 JSON`;
