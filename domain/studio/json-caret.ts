// Where a caret in a tab's JSON text is: the path there, and the form's fields for it.
import type { FormField, WidgetForm } from './form';
import { allFields, withParts } from './inserted';
import { tokenEnd, tokenStart } from './json-scan';

export type JsonPath = readonly (string | number)[];

/** Of a list or an object, while it is open. Names and strings are as they are written. */
interface Level {
  isList: boolean;
  /** Null where an object's next key has not begun. */
  key: string | number | null;
  isKeyNext: boolean;
  /** Of an object, so far. */
  names: string[];
  /** Its component id, so far. */
  id: string;
}

const listLevel = (): Level => ({ isList: true, key: 0, isKeyNext: false, names: [], id: '' });
const objectLevel = (): Level => ({ isList: false, key: null, isKeyNext: true, names: [], id: '' });

function textOfString(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token.slice(1);
  }
}

/** Passes a sign between values. */
function passSign(levels: Level[], sign: string | undefined): void {
  const level = levels.at(-1);
  if (sign === '[') levels.push(listLevel());
  else if (sign === '{') levels.push(objectLevel());
  else if (sign === ']' || sign === '}') levels.pop();
  else if (level === undefined) return;
  else if (sign === ':') level.isKeyNext = false;
  else if (sign === ',' && level.isList) level.key = Number(level.key) + 1;
  else if (sign === ',') Object.assign(level, { key: null, isKeyNext: true });
}

/** Passes the token that begins at `from`, and tells where it ends. */
function passToken(levels: Level[], text: string, from: number): number {
  const to = tokenEnd(text, from);
  const level = levels.at(-1);
  if (text[from] !== '"') passSign(levels, text[from]);
  else if (level?.isKeyNext === true) {
    level.key = text.slice(from, to);
    level.names.push(level.key);
  } else if (level?.key === '"id"') level.id = text.slice(from, to);
  return to;
}

export interface JsonCaret {
  /** To the value or key at the caret. */
  path: JsonPath;
  /** To the list or object around it. */
  around: JsonPath;
  /** Whether it is a key, or the place of one. */
  isKey: boolean;
  /** The other names of the object around. */
  names: readonly string[];
  /** Component id of the block around; '' for none. */
  id: string;
  /** The string or word around the caret, also one that is not closed; without length between them. */
  token: { from: number; to: number };
}

const CLOSED = /^"(?:[^"\\]|\\.)*"$/;

/** The range of the token before the caret where the caret is in it. */
function rangeAt(caret: number, token: string, from: number): JsonCaret['token'] {
  const nowhere = { from: caret, to: caret };
  const to = from + token.length;
  if (/^[[\]{},:]?$/.test(token) || caret > to) return nowhere;
  if (!token.startsWith('"')) return { from, to };
  if (!CLOSED.test(token)) return { from, to: caret };
  return caret === to ? nowhere : { from, to };
}

const keysOf = (levels: readonly Level[]): JsonPath =>
  levels.flatMap(({ key }) => (key === null ? [] : [typeof key === 'string' ? textOfString(key) : key]));

/** What the caret is in; the text may be invalid. */
export function caretIn(text: string, caret: number): JsonCaret {
  const levels: Level[] = [];
  let from = 0;
  let to = 0;
  let next = tokenStart(text, 0);
  for (; next < Math.min(caret, text.length); next = tokenStart(text, to)) {
    from = next;
    to = passToken(levels, text, from);
  }
  const [, block] = levels;
  const level = levels.at(-1);
  const isKey = level?.isKeyNext ?? false;
  const around = { path: keysOf(levels), around: keysOf(levels.slice(0, -1)), isKey };
  const own = isKey && level?.key !== null ? (level?.names.length ?? 0) - 1 : -1;
  const token = rangeAt(caret, text.slice(from, to), from);
  // The rest of the block: its id and other names may stand behind the caret.
  const isInBlock = () => block !== undefined && levels[1] === block;
  for (; next < text.length && isInBlock(); next = tokenStart(text, to)) to = passToken(levels, text, next);
  const names = level?.names.filter((_name, index) => index !== own).map(textOfString) ?? [];
  return { ...around, names, id: textOfString(block?.id ?? ''), token };
}

function fieldIn(fields: readonly FormField[], names: readonly string[]): FormField | undefined {
  const [name, ...inner] = names;
  const field = fields.flatMap(withParts).find((one) => one.name === name);
  return inner.length === 0 || field?.fields === undefined ? field : (fieldIn(field.fields, inner) ?? field);
}

/** The field at a path within a block's data; a property without a field of its own belongs to the one around it. */
export const fieldAt = (form: WidgetForm, path: JsonPath): FormField | undefined =>
  fieldIn(allFields(form), namesIn(path));

const namesIn = (path: JsonPath): string[] => path.filter((step) => typeof step === 'string');

/** The fields of the object at a path within a block's data; [] where its members have none. */
export const fieldsAt = (form: WidgetForm, path: JsonPath): readonly FormField[] =>
  namesIn(path).reduce<readonly FormField[]>(
    (fields, name) => fields.find((one) => one.name === name)?.fields?.flatMap(withParts) ?? [],
    allFields(form),
  );
