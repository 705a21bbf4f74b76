// Where a caret in a JSON text is: the path there, and the form's field for it. The text may be invalid.
import type { FormField, WidgetForm } from './form';
import { allFields, withParts } from './inserted';

export type JsonPath = readonly (string | number)[];

/** A list or object around the caret. */
interface Level {
  isList: boolean;
  /** Null where an object's next key has not begun. */
  key: string | number | null;
  isKeyNext: boolean;
}

const listLevel = (): Level => ({ isList: true, key: 0, isKeyNext: false });
const objectLevel = (): Level => ({ isList: false, key: null, isKeyNext: true });

/** To the end of the line where it is not closed. */
const STRING = /"(?:[^"\\\n]|\\.)*"?/y;

function stringAt(text: string, at: number): string | null {
  if (text[at] !== '"') return null;
  STRING.lastIndex = at;
  return STRING.exec(text)?.[0] ?? null;
}

function keyOf(token: string): string {
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
  else if (sign === ',') Object.assign(level, objectLevel());
}

/** Of the value or key that the caret is in. */
export function pathAtCaret(text: string, caret: number): JsonPath {
  const levels: Level[] = [];
  let at = 0;
  while (at < caret && at < text.length) {
    const token = stringAt(text, at);
    const level = levels.at(-1);
    if (token === null) passSign(levels, text[at]);
    else if (level?.isKeyNext === true) level.key = keyOf(token);
    at += token?.length ?? 1;
  }
  return levels.flatMap(({ key }) => (key === null ? [] : [key]));
}

function fieldIn(fields: readonly FormField[], names: readonly string[]): FormField | undefined {
  const [name, ...inner] = names;
  const field = fields.flatMap(withParts).find((one) => one.name === name);
  return inner.length === 0 || field?.fields === undefined ? field : (fieldIn(field.fields, inner) ?? field);
}

/** The field at a path within a block's data; a property without a field of its own belongs to the one around it. */
export const fieldAt = (form: WidgetForm, path: JsonPath): FormField | undefined =>
  fieldIn(
    allFields(form),
    path.filter((step) => typeof step === 'string'),
  );
