// What changed within a block, place by place, each with the operations that take that one place back.
import { isRecord } from '../../record';
import type { Block, Uid } from '../document';
import type { FormField, WidgetForm } from '../form';
import { allFields } from '../inserted';
import type { Op } from '../ops';
import { type Pointer, pointerOf } from '../pointer';
import { isSameJson } from '../same-json';
import { changeWords } from './value-words';

export interface ChangedPlace {
  /** In shop words: 「第 2 张图片换了」. */
  readonly words: string;
  /** Within the block's data; null where it is no field. */
  readonly at: Pointer | null;
  /** Operations on the document as it is now that take this place back. */
  readonly back: readonly Op[];
}

type Data = Readonly<Record<string, unknown>>;

interface Pair {
  uid: Uid;
  /** Pointer within the stored element. */
  at: Pointer;
  was: unknown;
  now: unknown;
}

const backOp = ({ uid, at, was, now }: Pair): Op => ({
  op: 'set',
  uid,
  at,
  ...(was === undefined ? {} : { value: was }),
  ...(now === undefined ? {} : { was: now }),
});

const DATA = '/data';
const placeAt = (at: Pointer): Pointer | null => (at.startsWith(`${DATA}/`) ? at.slice(DATA.length) : null);

export const isSameSet = (was: readonly unknown[], now: readonly unknown[]): boolean => {
  const texts = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  return isSameJson(texts(was), texts(now));
};

/** Rows of a list one by one where their number is the same, else the list as one place. */
function listPlaces(
  field: FormField,
  { uid, at, was, now }: Pair & { was: unknown[]; now: unknown[] },
): ChangedPlace[] {
  const fields = field.fields ?? [];
  const isByRow = was.length === now.length && fields.length > 0 && field.control !== 'rubik';
  if (isByRow && !isSameSet(was, now) && [...was, ...now].every(isRecord))
    return was.flatMap((row, index) =>
      objectPlaces(fields, { uid, at: at + pointerOf([index]), was: row, now: now[index] }).map((place) => ({
        ...place,
        words: `第 ${index + 1} 个${place.words}`,
      })),
    );
  const words = isSameSet(was, now) ? `${field.title}的顺序变了` : changeWords(field, was, now);
  return [{ words, at: placeAt(at), back: [backOp({ uid, at, was, now })] }];
}

function valuePlaces(field: FormField | undefined, pair: Pair): ChangedPlace[] {
  const { at, was, now } = pair;
  if (field !== undefined && Array.isArray(was) && Array.isArray(now))
    return listPlaces(field, { ...pair, was: was as unknown[], now: now as unknown[] });
  if (field?.fields !== undefined && isRecord(was) && isRecord(now)) {
    const places = objectPlaces(field.fields, pair);
    return places.map((place) => ({ ...place, words: `${field.title}：${place.words}` }));
  }
  const words = field === undefined ? '数据改了' : changeWords(field, was, now);
  return [{ words, at: field === undefined ? null : placeAt(at), back: [backOp(pair)] }];
}

const ownedNames = (field: FormField): string[] => [field.name, ...(field.parts ?? []).flatMap(ownedNames)];

/** Controls whose properties are one thing to operators. */
const WHOLE = new Set(['link', 'rubik']);

/** One place for all properties of such a control. */
function wholePlaces(field: FormField, pair: Pair): ChangedPlace[] {
  const [was, now] = [pair.was as Data, pair.now as Data];
  const changed = ownedNames(field).filter((name) => !isSameJson(was[name], now[name]));
  if (changed.length === 0) return [];
  const back = changed.map((name) =>
    backOp({ uid: pair.uid, at: pair.at + pointerOf([name]), was: was[name], now: now[name] }),
  );
  const at = placeAt(pair.at + pointerOf([field.name]));
  return [{ words: changeWords(field, was[field.name], now[field.name] ?? ''), at, back }];
}

function objectPlaces(fields: readonly FormField[], pair: Pair): ChangedPlace[] {
  if (!isRecord(pair.was) || !isRecord(pair.now))
    return [{ words: '数据改了', at: null, back: [backOp(pair)] }];
  const { was, now } = pair;
  const flat = fields.flatMap((field): FormField[] =>
    WHOLE.has(field.control) ? [field] : withParts(field),
  );
  const wholes = flat.filter(({ control }) => WHOLE.has(control));
  const owned = new Set(wholes.flatMap(ownedNames));
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter(
    (name) => !owned.has(name) && !isSameJson(was[name], now[name]),
  );
  return [
    ...wholes.flatMap((field) => wholePlaces(field, pair)),
    ...names.flatMap((name) =>
      valuePlaces(
        flat.find((field) => field.name === name),
        { uid: pair.uid, at: pair.at + pointerOf([name]), was: was[name], now: now[name] },
      ),
    ),
  ];
}

const withParts = (field: FormField): FormField[] => [
  field,
  ...(field.parts ?? []).flatMap((part) => (WHOLE.has(part.control) ? [part] : withParts(part))),
];

/** How two objects differ, in words, place by place. */
export const differences = (fields: readonly FormField[], was: Data, now: Data): string[] =>
  objectPlaces(fields, { uid: '', at: '', was, now }).map(({ words }) => words);

/** Without a form every property is a place of its own. */
export function diffBlock(
  uid: Uid,
  was: Block,
  { now, form }: { now: Block; form: WidgetForm | undefined },
): ChangedPlace[] {
  if (isSameJson(was.value, now.value)) return [];
  const whole: Pair = { uid, at: '', was: was.value, now: now.value };
  if (!isRecord(was.value) || !isRecord(now.value) || was.id !== now.id)
    return [{ words: '组件换了', at: null, back: [backOp(whole)] }];
  const { data: wasData, ...wasRest } = was.value;
  const { data: nowData, ...nowRest } = now.value;
  const fields = form === undefined ? [] : topFields(form);
  const inData = isSameJson(wasData, nowData)
    ? []
    : objectPlaces(fields, { uid, at: DATA, was: wasData, now: nowData });
  return [...inData, ...objectPlaces([], { uid, at: '', was: wasRest, now: nowRest })];
}

/** Of the block's data, each once. */
export const topFields = (form: WidgetForm): FormField[] => {
  const inParts = new Set(allFields(form).flatMap((field) => (field.parts ?? []).flatMap(ownedNames)));
  return [...form.groups.flatMap(({ fields }) => fields), ...form.unseen].filter(
    ({ name }) => !inParts.has(name),
  );
};
