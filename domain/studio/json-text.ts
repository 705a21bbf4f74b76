// Rewrites JSON text to another value; every part that does not change is preserved byte for byte.

import { isRecord } from '../record';
import { tokenEnd, tokenStart } from './json-scan';
import { type Pointer, pathOf } from './pointer';
import { isSameJson } from './same-json';

interface Member {
  key: string;
  /** Offset of the key's quotation mark. */
  start: number;
  /** Of the key with its quotation marks. */
  size: number;
  node: TextNode;
}

/** Of a value in its text: `text.slice(start, end)`. */
export interface TextRange {
  start: number;
  end: number;
}

interface TextNode extends TextRange {
  value: unknown;
  /** Entries of an array, else null. */
  items: TextNode[] | null;
  /** Members of an object in the order of the text, duplicates included, else null. */
  members: Member[] | null;
}

/** The name that a member has in its text, with the quotation marks. */
const nameOf = (token: string): string =>
  token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);

const entryOf = (value: unknown, index: number): unknown => (Array.isArray(value) ? value[index] : undefined);
/** Of the last member of that name, as in JSON.parse. */
const memberOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** Finds where the parts of valid JSON are: the caller has validated the text. Their values are those of one `JSON.parse`. */
class Reader {
  private index = 0;
  constructor(private readonly text: string) {}

  read(value: unknown): TextNode {
    const start = this.next();
    const sign = this.text[start];
    if (sign === '[') return this.array(start, value);
    if (sign === '{') return this.object(start, value);
    return { start, end: this.pass(start), value, items: null, members: null };
  }

  /** Where the next token begins. */
  private next(): number {
    this.index = tokenStart(this.text, this.index);
    return this.index;
  }

  /** Where it ends, which is passed. */
  private pass(start: number): number {
    this.index = tokenEnd(this.text, start);
    return this.index;
  }

  /** Runs `entry` for each entry up to the closing bracket. */
  private list(close: string, entry: () => void): void {
    this.index += 1;
    while (this.text[this.next()] !== close) {
      entry();
      if (this.text[this.next()] === ',') this.index += 1;
    }
    this.index += 1;
  }

  private array(start: number, value: unknown): TextNode {
    const items: TextNode[] = [];
    this.list(']', () => items.push(this.read(entryOf(value, items.length))));
    return { start, end: this.index, value, items, members: null };
  }

  private object(start: number, value: unknown): TextNode {
    const members: Member[] = [];
    this.list('}', () => {
      const at = this.index;
      const size = this.pass(at) - at;
      const key = nameOf(this.text.slice(at, at + size));
      // The colon.
      this.index = this.next() + 1;
      members.push({ key, start: at, size, node: this.read(memberOf(value, key)) });
    });
    return { start, end: this.index, value, items: null, members };
  }
}

const nodeOf = (text: string): TextNode => new Reader(text).read(JSON.parse(text));

/** The text between two offsets. */
type Slice = (start: number, end: number) => string;

const own = (slice: Slice, { start, end }: TextNode): string => slice(start, end);

interface ListNode extends TextNode {
  items: TextNode[];
}

interface RecordNode extends TextNode {
  value: Readonly<Record<string, unknown>>;
  members: Member[];
}

const isList = (node: TextNode): node is ListNode => node.items !== null;
const isObject = (node: TextNode): node is RecordNode => node.members !== null;

/** A text that equal values share, whatever the order of their members; others seldom do. */
const textOfEqual = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_key, inner: unknown) =>
        isRecord(inner) ? Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)) : inner,
      )
    : JSON.stringify(value);

function rewrittenArray(slice: Slice, node: ListNode, next: readonly unknown[]): string {
  const { items } = node;
  const isKept = next.map((entry, index) => isSameJson(items[index]?.value, entry));
  const moved = () =>
    next.length === items.length ? items.filter((_item, index) => isKept[index] !== true) : items;
  let byValue: Map<string, TextNode> | null = null;
  /** The first of equal entries that may have moved; indexed once, as lists have thousands. */
  const equalTo = (entry: unknown) => {
    byValue ??= new Map(
      moved()
        .map((item) => [textOfEqual(item.value), item] as const)
        .reverse(),
    );
    const found = byValue.get(textOfEqual(entry));
    return found !== undefined && isSameJson(found.value, entry) ? found : undefined;
  };
  /** The old entry that matches a new one: the same index first, then an equal one. */
  const textOf = (entry: unknown, index: number): string => {
    const same = items[index];
    if (same !== undefined && isKept[index] === true) return own(slice, same);
    const equal = equalTo(entry);
    if (equal !== undefined) return own(slice, equal);
    return same === undefined ? JSON.stringify(entry) : rewritten(slice, same, entry);
  };
  const texts = next.map(textOf);
  if (next.length !== node.items.length) return `[${texts.join(',')}]`;
  const parts = node.items.map((item, index) => ({ ...item, text: texts[index] ?? '' }));
  return replaced(slice, node, parts);
}

/** The node's text with some of its parts replaced. */
function replaced(
  slice: Slice,
  node: TextNode,
  parts: readonly { start: number; end: number; text: string }[],
): string {
  let result = '';
  let index = node.start;
  for (const part of parts) {
    result += slice(index, part.start) + part.text;
    index = part.end;
  }
  return result + slice(index, node.end);
}

const memberText = (key: string, value: unknown): string => `${JSON.stringify(key)}:${JSON.stringify(value)}`;

/** The text of an object with members added after its last one. */
function withMembers(object: string, added: readonly string[], isEmpty: boolean): string {
  if (added.length === 0) return object;
  const space = /\s*$/.exec(object.slice(0, -1))?.[0].length ?? 0;
  const last = object.length - 1 - space;
  return `${object.slice(0, last)}${isEmpty ? '' : ','}${added.join(',')}${object.slice(last)}`;
}

function rewrittenObject(slice: Slice, node: RecordNode, next: Readonly<Record<string, unknown>>): string {
  const { members, value } = node;
  const names = Object.keys(next);
  // As the parsed object has them: without duplicates, numbers first.
  const known = Object.keys(value);
  const isOrdered = known.length === members.length && known.every((name, index) => names[index] === name);
  // New members stand last, except those that an undo puts back where they stood.
  if (isOrdered) {
    const parts = members.map(({ key, node: child }) => ({
      ...child,
      text: rewritten(slice, child, next[key]),
    }));
    const added = names.slice(known.length).map((name) => memberText(name, next[name]));
    return withMembers(replaced(slice, node, parts), added, members.length === 0);
  }
  // The last of duplicate members counts, as in JSON.parse.
  const last = new Map(members.map((member) => [member.key, member]));
  const texts = names.map((name) => {
    const member = last.get(name);
    if (member === undefined) return memberText(name, next[name]);
    return slice(member.start, member.node.start) + rewritten(slice, member.node, next[name]);
  });
  return `{${texts.join(',')}}`;
}

function rewritten(slice: Slice, node: TextNode, next: unknown): string {
  // Lists are compared entry by entry, once.
  if (isList(node) && Array.isArray(next)) return rewrittenArray(slice, node, next);
  if (isSameJson(node.value, next)) return own(slice, node);
  if (isObject(node) && isRecord(next)) return rewrittenObject(slice, node, next);
  return JSON.stringify(next);
}

/**
 * JSON text of `next`, as close to `text` as possible: spelling of numbers and escapes, order of members and white space
 * of unchanged parts stay byte for byte. `text` is valid JSON; white space around it is preserved.
 */
export function rewriteJson(text: string, next: unknown): string {
  const node = nodeOf(text);
  return (
    text.slice(0, node.start) +
    rewritten((start, end) => text.slice(start, end), node, next) +
    text.slice(node.end)
  );
}

export interface JsonSource {
  value: unknown;
  /** The text of a list or an object within `value`, byte for byte as it was written. */
  textOf: (part: object) => string;
}

/** Reads a text with the texts of its parts. `text` is valid JSON. */
export function readJson(text: string): JsonSource {
  const nodes = new Map<unknown, TextNode>();
  const note = (node: TextNode): void => {
    nodes.set(node.value, node);
    for (const child of node.items ?? node.members?.map((member) => member.node) ?? [])
      if (typeof child.value === 'object' && child.value !== null) note(child);
  };
  const root = nodeOf(text);
  note(root);
  return {
    value: root.value,
    textOf: (part) => {
      const node = nodes.get(part);
      return node === undefined ? JSON.stringify(part) : own((start, end) => text.slice(start, end), node);
    },
  };
}

/** Texts of the entries of a JSON array with the white space around each, and the text before and after it. */
export function splitArray(text: string): { head: string; entries: string[]; tail: string } {
  const { start, end, items } = nodeOf(text);
  const head = text.slice(0, start);
  const tail = text.slice(end);
  if (items === null || items.length === 0)
    return { head: text.slice(0, end - 1), entries: [], tail: text.slice(end - 1) };
  const entries = items.map((item, index) => {
    const from = index === 0 ? start + 1 : text.indexOf(',', items[index - 1]?.end) + 1;
    const next = items[index + 1];
    const to = next === undefined ? end - 1 : text.indexOf(',', item.end);
    return text.slice(from, to);
  });
  return { head: `${head}[`, entries, tail: `]${tail}` };
}

/** How much deeper a text is after a sign. */
const DEPTHS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** Where the entries of a list are in its valid JSON text, without reading them; [] for any other value. */
export function entryRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  const first = tokenStart(text, 0);
  if (text[first] !== '[') return ranges;
  let depth = 1;
  let start: number | null = null;
  let end = first + 1;
  for (let at = tokenStart(text, end); at < text.length; at = tokenStart(text, end)) {
    const sign = text[at] ?? '';
    end = tokenEnd(text, at);
    if (depth === 1 && sign !== ',') start ??= at;
    depth += DEPTHS[sign] ?? 0;
    if (depth !== 1 || start === null) continue;
    ranges.push({ start, end });
    start = null;
  }
  return ranges;
}

/** The bracket alone, as a mark over many lines says no place. */
const shownRange = ({ start, end, items, members }: TextNode, key?: Member): TextRange => {
  if (items === null && members === null) return { start, end };
  return key === undefined ? { start, end: start + 1 } : { start: key.start, end: key.start + key.size };
};

/** Finds places in one valid JSON text: of the value at a pointer, else of what is around it. */
export function rangesIn(text: string): (at: Pointer) => TextRange {
  const root = nodeOf(text);
  return (at) => {
    let node = root;
    let key: Member | undefined;
    for (const step of pathOf(at)) {
      // The last of duplicate members counts, as in JSON.parse.
      const member = node.members?.filter(({ key: own }) => own === step).at(-1);
      const inner = member?.node ?? node.items?.[Number(step)];
      if (inner === undefined) break;
      [node, key] = [inner, member];
    }
    return shownRange(node, key);
  };
}
