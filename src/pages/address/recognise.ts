// Recognises a receiver in a pasted text: name, number, region, detail. What is missing or ambiguous stays open.
import type { District } from '~/schemas/api/default.gen';
import { INVISIBLE, withoutFullWidth } from '~/domain/typed-text';
import { type FoundRegion, GAP, type Region, regionAt, RegionIndex } from './region-in-text';

export interface Recognised {
  name: string;
  mobile: string;
  region: Region | null;
  detail: string;
}

const MOBILE = /(?<![\d.])(?:\+86|0086|86)?[-\s]?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4})(?!\d)/;
const PHONE = /(?<![\d.])(\(0\d{2,3}\)\d{7,8}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})(?!\d)/;
const LABELS =
  /(^|[\s,，;；|])(?:收货人|收件人|姓名|联系人|手机号码?|手机|联系电话|电话号码|电话|所在地区|收货地址|详细地址|地区|地址)\s*[:：]?/g;
/** Names of fields, which without a colon may be part of an address. */
const FIELD_LABELS = /(?:省份?|城市|市|区县|区|县|街道|乡镇|门牌号?|楼栋)[:：]/g;
/** How people address a parcel. */
const COURTESY =
  /[（(]\s*(?:收|亲启|先生|女士|小姐)\s*[)）]|(?:请|麻烦)?(?:寄到|寄给|寄往|寄至|发到|送到|送至)[:：]?|寄[:：]/g;
const NAME_LABEL = /(?:^|[\s,，;；|])(?:收货人|收件人|姓名|联系人)\s*[:：]\s*([^\s,，;；、。|\d]+)/;
/** Identity and order numbers and postal codes are no part of an address. */
const LONG_NUMBER =
  /^(?:(?:[A-Za-z]{0,4}|订单编?号?|单号|身份证号?码?)[:：]?\d{8,}[Xx]?|(?:邮政编码|邮编)?[:：]?\d{6})$/;
/** Those that are longer than any phone number, wherever they stand: 110101199003071234张三. */
const GLUED_NUMBER = /(?:订单编?号?|单号|身份证号?码?|[A-Za-z]{1,4})?[:：]?(?<!\d)\d{14,}[Xx]?/g;
/** Stands for the number: no region or word goes across it. */
const BREAK = '\uE000';
const WORD = /[^\s,，;；、。|｜【】\uE000]+/g;
const BREAKS = new RegExp(BREAK, 'g');

const NAME_MAX = 5;
const HAN_NAME = /^\p{Script=Han}{1,5}$|^\p{Script=Han}{1,7}(?:[·•]\p{Script=Han}{1,7}){1,3}$/u;
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]{0,19}$/;
/** Words that end so are places, whoever they stand beside; one sign makes a place of a longer word only: 周上街 is a name. */
const PLACE_WORD =
  /(?:单元|大道|小区|社区|花园|公寓|广场|大厦|中心|公司|大学|中学|小学|学校|学院|医院|酒店|宾馆|超市|商场|商城|驿站|车站|宿舍|仓库|门口|山庄|园区|收发室|门卫|传达室)$/;
const LONG_PLACE_WORD = /^.{3,}[路街巷弄号室楼栋幢层镇乡村]$/;

/** 张三收 */
const ADDRESSED = /^(.{2,4})收$/;
/** Nine of ten people have one of these. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤欧上司诸';

interface Word {
  text: string;
  start: number;
  end: number;
}

const isName = (text: string): boolean =>
  (HAN_NAME.test(text) || LATIN_NAME.test(text)) && !PLACE_WORD.test(text) && !LONG_PLACE_WORD.test(text);

/** Signs that set the number off, and belong to nothing else: 张三：138…, 张三(138…), 张三/138…/ */
const BEFORE_NUMBER = /[\s:：/|(（【[]*$/;
const AFTER_NUMBER = /^[\s:：/|)）】\]]*/;
/** Name and number that are written to the end of an address: 1号张三138… */
const GLUED_NAME = new RegExp(
  `(?<=[号室栋幢楼层座户\\d]|单元|小区|社区|花园|公寓|广场|大厦|中心)(?=[${SURNAMES}]\\p{Script=Han}{1,2}$)`,
  'u',
);

/** The number, and the text with a mark in its place. */
function takeNumber(text: string): { mobile: string; rest: string } {
  const digits = withoutFullWidth(text);
  const found = MOBILE.exec(digits) ?? PHONE.exec(digits);
  if (found === null) return { mobile: '', rest: text };
  const [whole, number = ''] = found;
  const isMobile = number.startsWith('1');
  const before = text.slice(0, found.index).replace(BEFORE_NUMBER, (signs) => (/\s/.test(signs) ? ' ' : ''));
  const after = text.slice(found.index + whole.length).replace(AFTER_NUMBER, '');
  return {
    mobile: isMobile ? number.replace(/\D/g, '') : number.replace(/^\((\d+)\)/, '$1-'),
    rest: `${before.replace(GLUED_NAME, ' ')} ${BREAK} ${after}`,
  };
}

const gapAt = (text: string, from: number): number => GAP.exec(text.slice(from))?.[0].length ?? 0;

const wordsOf = (text: string, from = 0): Word[] =>
  [...text.slice(from).matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: from + index,
    end: from + index + word.length,
  }));

const COUNTRY = /^(?:中华人民共和国|中国)/;

/** The region right after the name of the country, which then is none of the detail. */
function afterCountry(index: RegionIndex, text: string, { text: word, start }: Word): FoundRegion | null {
  const country = COUNTRY.exec(word)?.[0];
  if (country === undefined) return null;
  const from = start + country.length;
  const found = regionAt(index, text, { start: from + gapAt(text, from), begins: 'word' });
  return found === null ? null : { ...found, start };
}

/** The first region of the text: at the start of a word, or right after a name that is written to it. */
function findRegion(index: RegionIndex, text: string): FoundRegion | null {
  for (const at of wordsOf(text)) {
    const { text: word, start } = at;
    const within = afterCountry(index, text, at);
    if (within !== null) return within;
    for (let offset = 0; offset <= Math.min(word.length - 1, NAME_MAX); offset += 1) {
      if (offset > 0 && !isName(word.slice(0, offset))) continue;
      const begins = offset === 0 ? 'word' : 'after-name';
      const found = regionAt(index, text, { start: start + offset, begins });
      if (found !== null) return found;
    }
  }
  return null;
}

const levels = ({ city, district }: Region): number =>
  1 + Number(city !== undefined) + Number(district !== undefined);

/** A region that is written twice, as by forms that ask for it apart, is read once, and where it says most. */
function withRepetition(index: RegionIndex, text: string, found: FoundRegion): FoundRegion {
  const start = found.end + gapAt(text, found.end);
  const again = regionAt(index, text, { start, begins: 'word' });
  if (again === null || again.region.province !== found.region.province) return found;
  if (found.region.city !== undefined && again.region.city !== found.region.city) return found;
  const isMore = levels(again.region) >= levels(found.region);
  return isMore ? { ...again, start: found.start } : { ...found, end: again.end };
}

/** Words beside the region: those before it and those after it, without long numbers. */
interface Surroundings {
  before: string[];
  after: string[];
  /** Of `after`: that which the number stands beside. */
  besideNumber: string | undefined;
}

function surroundings(text: string, { start, end }: { start: number; end: number }): Surroundings {
  const rest = text.slice(end).replace(GAP, '');
  const isKept = ({ text: word }: Word) => !LONG_NUMBER.test(word);
  const after = wordsOf(rest).filter(isKept);
  const at = rest.indexOf(BREAK);
  const next = after.find((word) => at !== -1 && word.start > at);
  const last = at === -1 ? undefined : after.filter((word) => word.end < at).at(-1);
  const beside = [next, last].flatMap((word) => (word !== undefined && isName(word.text) ? [word.text] : []));
  return {
    before: wordsOf(text.slice(0, start))
      .filter(isKept)
      .map((word) => word.text),
    after: after.map((word) => word.text),
    besideNumber: beside.find((word) => SURNAMES.includes(word.charAt(0))) ?? beside[0],
  };
}

/** The leading words that are one name: one Chinese word, or several Latin ones. */
function leadingName(words: readonly string[]): string[] {
  const from = words.findIndex(isName);
  if (from === -1) return [];
  const isLatin = (word: string | undefined) => word !== undefined && LATIN_NAME.test(word);
  let to = from + 1;
  while (isLatin(words[from]) && isLatin(words[to])) to += 1;
  return words.slice(from, to);
}

/** A name behind the address: beside the number, else the last of several words. */
function trailingName({ after, besideNumber }: Surroundings): string[] {
  if (besideNumber !== undefined) return [besideNumber];
  const last = after.at(-1) ?? '';
  return after.length > 1 && isName(last) && last.length > 1 ? [last] : [];
}

/** Without the words of the name, each once. */
function without(words: readonly string[], name: readonly string[]): string[] {
  const left = [...name];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/** The recognised parts of a pasted text; a missing part is empty. */
export function recognise(pasted: string, districts: readonly District[]): Recognised {
  const visible = pasted.replace(INVISIBLE, '');
  const labelled = NAME_LABEL.exec(visible)?.[1];
  const { mobile, rest } = takeNumber(
    visible
      .replace(LABELS, '$1 ')
      .replace(FIELD_LABELS, ' ')
      .replace(COURTESY, ' ')
      .replace(GLUED_NUMBER, ' '),
  );
  const index = indexOf(districts);
  const first = findRegion(index, rest);
  const found = first === null ? null : withRepetition(index, rest, first);
  const around = surroundings(rest, found ?? { start: 0, end: 0 });
  const front = found === null ? leadingName(around.after) : leadingName(around.before);
  const name = labelled === undefined ? (front.length > 0 ? front : trailingName(around)) : [labelled];
  return {
    name: name.join(' ').replace(ADDRESSED, '$1'),
    mobile,
    region: found?.region ?? null,
    detail: without([...around.before, ...around.after], name)
      .join(' ')
      .replace(BREAKS, '')
      .trim(),
  };
}

const indexes = new WeakMap<readonly District[], RegionIndex>();

function indexOf(districts: readonly District[]): RegionIndex {
  const known = indexes.get(districts) ?? new RegionIndex(districts);
  indexes.set(districts, known);
  return known;
}
