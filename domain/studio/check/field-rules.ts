// Rules that every form gives: values, rows, pictures, chosen things, colours.
import {
  contrast,
  darkenUntilReadable,
  DARK,
  parseHex,
  TEXT_CONTRAST,
  toHex,
  WHITE,
  type Rgb,
} from '../../colour';
import { isSafePicture, isSafeUrl } from '../../links';
import { isResizable } from '../../picture-address';
import { textOf } from '../../coercion';
import { isRecord } from '../../record';
import { DESIGN_WIDTH } from '../../rpx';
import type { FormField } from '../form';
import { type Ground, groundOf, isPictured, leastContrast } from '../ground';
import { GONE_MODULE } from '../../module-blocks';
import { pointerOf, valueAt } from '../pointer';
import { shownNumber } from '../shown-number';
import { firstLetters, letterCount } from '../../text';
import { isUnreadableTime } from '../../time';
import { type AltFix, type Facts, type Found, LEAST_TARGET, pickKey, type PictureFact } from './issue';
import { nameOfFile, nameOfTarget } from './known-names';
import { linkRule } from './link-rules';
import { themeRule } from './theme-rule';
import type { Data, Place } from './places';
import { bytesOf } from './weight';

export interface BlockValues {
  /** With all defaults. */
  readonly data: Data;
  /** As stored. */
  readonly stored: Data;
  readonly facts: Facts;
  /** Alternative texts of the block's note, by the picture's address. */
  readonly alt: Readonly<Record<string, string>>;
}

type FieldRule = (place: Place, block: BlockValues) => readonly Found[];

const NUMBERS: ReadonlySet<FormField['kind']> = new Set(['integer', 'number']);

/** Nothing, as several backends write it. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const limits: FieldRule = ({ field, at, value }) => {
  const { title, min = -Infinity, max = Infinity, maxLength = Infinity } = field;
  if (NUMBERS.has(field.kind) && typeof value === 'number' && (value < min || value > max))
    return [
      {
        code: 'schema',
        level: 'should',
        at,
        words: `「${title}」要在 ${shownNumber(field, min)} 到 ${shownNumber(field, max)} 之间`,
      },
    ];
  if (field.kind === 'text' && typeof value === 'string' && letterCount(value) > maxLength)
    return [{ code: 'schema', level: 'should', at, words: `「${title}」最多 ${maxLength} 个字` }];
  return [];
};

const rows: FieldRule = ({ field, at, value }, { stored }) => {
  if (!Array.isArray(value) || field.rows === undefined || field.kind !== 'list') return [];
  const own = valueAt(stored, at);
  // `unreadable` says what is wrong with it.
  if (!isNothing(own) && !Array.isArray(own)) return [];
  const { min = field.control === 'goods' ? 1 : 0, max } = field.rows;
  if (value.length < min)
    return [
      {
        code: 'rows',
        level: 'must',
        at,
        words:
          value.length === 0
            ? (field.rows.empty ?? `「${field.title}」是空的`)
            : `「${field.title}」至少要 ${min} 个`,
      },
    ];
  if (value.length > max)
    return [{ code: 'rows', level: 'should', at, words: `「${field.title}」最多 ${max} 个` }];
  return [];
};

/** What stands in a slot; each block is checked by the rules of its own widget. */
const slots: FieldRule = ({ field, at, value }) => {
  if (field.control !== 'blocks' || !Array.isArray(value)) return [];
  const { title, max = Infinity, allow = [] } = field;
  const many: Found = {
    code: 'limit',
    level: 'must',
    at,
    words: `「${title}」最多 ${max} 个，现在有 ${value.length} 个`,
  };
  const foreign = value.flatMap((element: unknown, index): Found[] => {
    if (isRecord(element) && allow.includes(String(element['id']))) return [];
    const words = `第 ${index + 1} 个组件不能放在这里，顾客看不到；请删除`;
    return [{ code: 'slot', level: 'must', at: at + pointerOf([index]), words }];
  });
  return [...(value.length > max ? [many] : []), ...foreign];
};

/** Of any picture. */
export const HEAVY_BYTES = 300 * 1024;
const RATIO_TOLERANCE = 0.05;
/** A place of the page's width is 430 px at most on phones, with three device px each. */
const PX_PER_RPX = (430 * 3) / DESIGN_WIDTH;

interface Size {
  width: number;
  height: number | null;
}

function sizeOf({ field }: Place, { data }: BlockValues): Size | null {
  if (field.size === undefined || field.size === 'any') return null;
  const { width, height } = field.size;
  const named = typeof height === 'string' ? Number(data[height.slice(1)]) : height;
  return { width, height: named === undefined || !(named > 0) ? null : named };
}

/** What a row shows beside its picture. */
const NAMES = ['name', 'title', 'text', 'label', 'icon_name'];

/** A picture beside its name is an icon: the name says what it is. */
const isNamed = ({ owner, isInRow }: Place): boolean =>
  isInRow && NAMES.some((name) => typeof owner[name] === 'string' && owner[name].trim() !== '');

/** Of an alternative text. */
export const MAX_ALT = 200;

/** What is known of a picture says what it shows: the goods that it opens, else the name of its file. */
function altFix({ owner }: Place, { facts }: BlockValues, address: string): { fix?: AltFix } {
  const known = nameOfTarget(owner, facts) || nameOfFile(facts.pictures[address]?.name ?? '');
  const alt = firstLetters(known, MAX_ALT);
  return alt === '' ? {} : { fix: { words: `填“${alt}”`, picture: address, alt } };
}

/** A picture of another shape than its place loses some of it. */
function cropped(
  { field, at }: Place,
  size: Size | null,
  { address, fact }: { address: string; fact: PictureFact },
): Found[] {
  if (size === null || size.height === null || !(fact.height > 0)) return [];
  const [have, want] = [fact.width / fact.height, size.width / size.height];
  if (Math.abs(have / want - 1) <= RATIO_TOLERANCE) return [];
  return [
    {
      code: 'ratio',
      level: 'should',
      at,
      words: `建议 ${size.width}×${size.height}，现在 ${fact.width}×${fact.height}，会裁掉一部分`,
      // What is shown whole may have white beside it.
      ...(typeof field.size === 'object' && field.size.fit === 'contain'
        ? {}
        : { fix: { words: '裁剪', picture: address, at, ratio: want } }),
    },
  ];
}

function measured(place: Place, block: BlockValues, address: string): Found[] {
  const fact = block.facts.pictures[address];
  if (fact === undefined) return [];
  const { field, at } = place;
  const size = sizeOf(place, block);
  const most = (field.size === 'any' ? undefined : field.size?.max) ?? HEAVY_BYTES;
  const found: Found[] = [];
  const bytes = bytesOf(address, fact);
  if (bytes > most)
    found.push({
      code: 'heavy',
      level: 'should',
      at,
      words: `图片 ${Math.round(bytes / 1024)} KB，建议 ${Math.round(most / 1024)} KB 以内`,
    });
  else if (size !== null && !isResizable(address) && fact.width > size.width * PX_PER_RPX * 2)
    found.push({ code: 'heavy', level: 'should', at, words: `图片宽 ${fact.width}，比它的位置大一倍以上` });
  found.push(...cropped(place, size, { address, fact }));
  const alt = block.alt[address] ?? fact.alt;
  if (alt === null && place.isRowPicture && !isNamed(place))
    found.push({
      code: 'alt',
      level: 'should',
      at,
      words: '图片没有替代文字，看不见图的人不知道它是什么',
      ...altFix(place, block, address),
    });
  return found;
}

const pictures: FieldRule = (place, block) => {
  const { field, at, value, isRowPicture } = place;
  if (field.control !== 'picture') return [];
  const address = typeof value === 'string' ? value.trim() : '';
  if (address === '')
    return isRowPicture && field.empty === undefined && isNothing(valueAt(block.stored, at))
      ? [{ code: 'picture', level: 'must', at, words: '还没有选图片' }]
      : [];
  return isSafePicture(address) ? measured(place, block, address) : [];
};

/** Addresses that phones load or open by themselves. */
const ADDRESSES: Readonly<Partial<Record<FormField['control'], (value: string) => boolean>>> = {
  picture: isSafePicture,
  video: isSafeUrl,
  url: isSafeUrl,
};

/** Looked for in what is stored: an address that `coerce` refuses is empty in the data. */
const unsafe: FieldRule = ({ field, at, value }, { stored }) => {
  const isSafe = ADDRESSES[field.control];
  const address = textOf(valueAt(stored, at) ?? value).trim();
  if (isSafe === undefined || address === '' || isSafe(address)) return [];
  const words =
    field.control === 'picture' ? '图片地址不安全，请换一张' : `「${field.title}」的地址不安全，请换一个`;
  return [{ code: 'unsafe', level: 'must', at, words }];
};

/** What is stored is of another kind than the field: shoppers get the default instead. */
const unreadable: FieldRule = ({ field, at, value }, { stored }) => {
  const own = valueAt(stored, at);
  if (isNothing(own)) return [];
  const { title, kind, control } = field;
  const isRead = { list: Array.isArray(own), object: isRecord(own) }[kind as 'list' | 'object'] ?? true;
  if (!isRead)
    return [{ code: 'schema', level: 'must', at, words: `「${title}」里存的内容读不出来，要重新填写` }];
  const isLost =
    (NUMBERS.has(kind) && !Number.isFinite(Number(own))) || (control === 'colour' && textOf(own) !== value);
  return isLost
    ? [{ code: 'schema', level: 'should', at, words: `「${title}」里存的值读不出来，顾客看到的是默认值` }]
    : [];
};

/** Words where a time is stored that nobody can read; null where it can be read or is unset. */
export const timeProblem = ({ control, title }: FormField, stored: unknown): string | null =>
  control === 'datetime' && isUnreadableTime(stored) ? `「${title}」读不出来` : null;

const times: FieldRule = ({ field, at, value }, { stored }) => {
  const words = timeProblem(field, valueAt(stored, at) ?? value);
  return words === null ? [] : [{ code: 'schema', level: 'must', at, words: `${words}，请重新选一个` }];
};

/** What a field's rows are chosen from, in the words of the pickers; null where they are not chosen. */
export function pickOf({ control, pick }: FormField): string | null {
  if (control === 'goods')
    return pick === undefined || pick === 'goods' ? 'goods' : pick.replace('goods:', 'activity:');
  return control === 'pick' && pick !== undefined ? pick : null;
}

const idOf = (row: unknown): string => (isRecord(row) ? textOf(row['id']) : '');

const CODES: Readonly<Record<string, Found['code']>> = { 已下架: 'goods-off', 已售罄: 'goods-sold' };

const chosen: FieldRule = ({ field, at, value }, { facts }) => {
  const kind = pickOf(field);
  if (kind === null || !Array.isArray(value)) return [];
  return value.flatMap((row: unknown, index): Found[] => {
    const fact = facts.picked[pickKey(kind, idOf(row))];
    if (fact === undefined || fact.problem === null) return [];
    const code = fact.isGone ? 'goods-gone' : (CODES[fact.problem] ?? 'ended');
    const rest = value.filter((_row, other) => other !== index) as unknown[];
    const fix = { words: '移除', at, value: rest, row: index };
    return [
      {
        code,
        // Without its content a module is an empty place.
        level: kind === 'modules' ? 'must' : 'should',
        at: at + pointerOf([index]),
        words:
          kind === 'modules' && fact.isGone
            ? GONE_MODULE
            : `「${field.title}」第 ${index + 1} 个${fact.problem}`,
        fix,
      },
    ];
  });
};

/** The nearest legible colour of the same hue, else the darkest or lightest. */
const legibleOn = (text: Rgb, ground: Rgb): Rgb => {
  if (contrast(WHITE, ground) >= TEXT_CONTRAST) return WHITE;
  const darker = darkenUntilReadable(text, ground);
  return contrast(darker, ground) >= TEXT_CONTRAST ? darker : DARK;
};

/** A picture counts with its mean colour. */
const colourOf = (ground: Ground, { pictures: known }: Facts): Rgb | null =>
  isPictured(ground) ? parseHex(known[ground.picture]?.mean) : ground;

const colours: FieldRule = ({ field, at, value, owner }, { data, facts }) => {
  if (field.control !== 'colour' || field.on === undefined) return [];
  const [text, ground] = [parseHex(value), groundOf(field, { owner, data })];
  const under = colourOf(ground, facts);
  if (text === null || under === null) return [];
  const [ratio, least] = [contrast(text, under), leastContrast(field, ground)];
  if (ratio >= least) return [];
  // Phones make it legible by themselves there.
  if (field.mends === true && !isPictured(ground)) return [];
  const words = `「${field.title}」${isPictured(ground) ? '在图片上' : ''}对比度 ${ratio.toFixed(1)}:1，看不清`;
  const hex = toHex(legibleOn(text, under)).toUpperCase();
  const fix = { words: `改成 ${hex}`, at, value: hex };
  return [{ code: 'contrast', level: 'should', at, words: `${words}，建议 ${hex}`, fix }];
};

const targets: FieldRule = ({ field, at, value }) => {
  const isMany = field.control === 'hotspots';
  const areas: readonly unknown[] = isMany && Array.isArray(value) ? value : [value];
  if (!isMany && field.control !== 'hotspot') return [];
  return areas.flatMap((area, index): Found[] => {
    if (!isRecord(area)) return [];
    const isSmall = Number(area['width']) < LEAST_TARGET || Number(area['height']) < LEAST_TARGET;
    const words = `${isMany ? `第 ${index + 1} 个：` : ''}热区小于 ${LEAST_TARGET}×${LEAST_TARGET}，不好点`;
    return isSmall
      ? [{ code: 'target', level: 'should', at: isMany ? at + pointerOf([index]) : at, words }]
      : [];
  });
};

const FIELD_RULES: readonly FieldRule[] = [
  limits,
  rows,
  slots,
  unreadable,
  unsafe,
  times,
  pictures,
  (place, { facts }) => linkRule(place, facts),
  chosen,
  colours,
  (place, { stored, facts }) => themeRule(place, { stored, facts }),
  targets,
];

/** 「第 2 个：…」 for a field within a row of a list. */
export function inRow({ isInRow, at }: Place, words: string): string {
  const row = isInRow ? /\/(\d+)\/[^/]*$/.exec(at)?.[1] : undefined;
  return row === undefined ? words : `第 ${Number(row) + 1} 个：${words}`;
}

export const checkField = (place: Place, block: BlockValues): Found[] =>
  FIELD_RULES.flatMap((rule) => rule(place, block)).map((one) => ({
    ...one,
    words: inRow(place, one.words),
  }));
