// Sanitises rich text: node trees of operators and shoppers, by allow-lists (UI-11).
import { isSafePicture, isSafeUrl } from './links';
import { isRecord } from './record';
import { textOf } from './coercion';

export interface SafeText {
  readonly kind: 'text';
  readonly text: string;
}

export interface SafeElement {
  readonly kind: 'element';
  readonly tag: string;
  /** Names as in HTML; addresses have passed the allow-list. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly className: string;
  /** Names as in React: `textAlign`. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly SafeNode[];
}

export type SafeNode = SafeText | SafeElement;

/** Untrusted output of a parser of HTML. */
export type RawNode =
  | { text: string }
  | { tag: string; attributes: Record<string, string>; children: RawNode[] };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const TAGS = words(
  'a abbr article audio b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hr i img ins li mark ol p pre s section small span strong sub sup table tbody td tfoot ' +
    'th thead tr u ul video',
);
/** Dropped with their contents; other unknown elements are unwrapped. */
const DROPPED = words(
  'applet base button embed form frame frameset head iframe input link math meta noembed noscript object option ' +
    'param script select style svg template textarea title',
);
const VOID_TAGS = words('br col hr img');

const isAnyText = (text: string): boolean => text !== '';
const isCount = (text: string): boolean => /^\d{1,4}$/.test(text);
const isLength = (text: string): boolean => /^\d{1,4}(?:\.\d+)?(?:px|%)?$/.test(text);
const isSwitch = (): boolean => true;

type AttributeCheck = (text: string) => boolean;
const EVERYWHERE: Readonly<Record<string, AttributeCheck>> = {
  title: isAnyText,
  lang: isAnyText,
  dir: isAnyText,
};
const OF_TAG: Readonly<Record<string, Readonly<Record<string, AttributeCheck>>>> = {
  a: { href: isSafeUrl },
  img: { src: isSafePicture, alt: isAnyText, width: isLength, height: isLength },
  video: {
    src: isSafeUrl,
    poster: isSafePicture,
    controls: isSwitch,
    loop: isSwitch,
    width: isLength,
    height: isLength,
  },
  audio: { src: isSafeUrl, controls: isSwitch, loop: isSwitch },
  td: { colspan: isCount, rowspan: isCount },
  th: { colspan: isCount, rowspan: isCount },
  col: { span: isCount },
  ol: { start: isCount },
};

const STYLES = words(
  'background background-color border border-bottom border-collapse border-color border-left border-radius border-right ' +
    'border-spacing border-style border-top border-width box-sizing color display float font-family font-size ' +
    'font-style font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left ' +
    'margin-right margin-top max-width min-height opacity padding padding-bottom padding-left padding-right ' +
    'padding-top text-align text-decoration text-indent vertical-align white-space width word-break word-wrap',
);
/** No addresses, escapes or comments: only keywords, lengths, colours and quoted font names. */
const STYLE_VALUE = /^[\w\s#%.,()'"+-]+$/;
const STYLE_FUNCTION = /([\w-]*)\(/g;
const FUNCTIONS = words('rgb rgba hsl hsla calc linear-gradient');

function isSafeStyle(name: string, value: string): boolean {
  if (!STYLES.has(name) || !STYLE_VALUE.test(value)) return false;
  // Text must not be moved over other parts of the page.
  if (name.startsWith('margin') && /-\d|-\./.test(value)) return false;
  return Array.from(value.matchAll(STYLE_FUNCTION)).every(([, called = '']) =>
    FUNCTIONS.has(called.toLowerCase()),
  );
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
/** `textAlign` as in CSS: `text-align`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Declarations of a style given as text or as an object of either spelling. */
function declarationsOf(style: unknown): Array<readonly [string, string]> {
  if (isRecord(style))
    return Object.entries(style).map(([name, value]) => [kebabCase(name), textOf(value)] as const);
  if (typeof style !== 'string') return [];
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    return colon < 0 ? [] : [[declaration.slice(0, colon), declaration.slice(colon + 1)] as const];
  });
}

function safeStyle(style: unknown): Record<string, string> {
  const safe = declarationsOf(style)
    .map(([name, value]) => [name.trim().toLowerCase(), value.replace(/!\s*important/i, '').trim()] as const)
    .filter(([name, value]) => isSafeStyle(name, value))
    .map(([name, value]) => [camelCase(name), value] as const);
  return Object.fromEntries(safe);
}

/** Tags of old editors, and what stands for them today. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['center', 'div'],
  ['font', 'span'],
]);
/** Sizes of `<font>`, 1 to 7, as keywords of CSS. */
const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

/** The look that old attributes give: `align`, those of `<font>`, and `<center>`. */
function oldLook(tag: string, own: (name: string) => unknown): Record<string, string> {
  const align = tag === 'center' ? 'center' : textOf(own('align')).toLowerCase();
  const isAligned = !['img', 'table'].includes(tag) && /^(?:left|right|center|justify)$/.test(align);
  const of = (name: string): string => (tag === 'font' ? textOf(own(name)) : '');
  return safeStyle({
    'text-align': isAligned ? align : '',
    color: of('color'),
    'font-family': of('face'),
    'font-size': FONT_SIZES[Number(of('size')) - 1] ?? '',
  });
}

/** Attributes given as an object or as a list of `{name, value}`. */
function attributePairs(attributes: unknown): Array<readonly [string, string]> {
  if (Array.isArray(attributes)) {
    return attributes.filter(isRecord).map((one) => [textOf(one['name']), textOf(one['value'])] as const);
  }
  return isRecord(attributes)
    ? Object.entries(attributes).map(([name, value]) => [name, textOf(value)] as const)
    : [];
}

function safeAttributes(
  tag: string,
  pairs: ReadonlyArray<readonly [string, string]>,
): Record<string, string> {
  const checks: Readonly<Record<string, AttributeCheck>> = { ...EVERYWHERE, ...OF_TAG[tag] };
  const safe = pairs
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .filter(([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value) === true);
  return Object.fromEntries(safe);
}

const classNameOf = (value: unknown): string => {
  const names = Array.isArray(value) ? value.join(' ') : value;
  return typeof names === 'string' && /^[\w\s-]*$/.test(names) ? names.trim() : '';
};

/** Limits of one text, so that a hostile tree can neither overflow the stack nor flood the page. */
const MAX_DEPTH = 40;
const MAX_NODES = 5_000;

interface Walk {
  nodes: number;
}

function safeChildren(children: unknown, { walk, depth }: { walk: Walk; depth: number }): SafeNode[] {
  if (depth > MAX_DEPTH) return [];
  const list = Array.isArray(children) ? children : [children];
  return list.flatMap((child) => safeNode(child, { walk, depth }));
}

function safeElement(
  node: Readonly<Record<string, unknown>>,
  place: { walk: Walk; depth: number },
): SafeNode[] {
  const written = textOf(node['tag'] ?? node['name']).toLowerCase();
  if (DROPPED.has(written)) return [];
  const tag = RENAMED.get(written) ?? written;
  const inside = { walk: place.walk, depth: place.depth + 1 };
  const children = VOID_TAGS.has(tag) ? [] : safeChildren(node['children'] ?? [], inside);
  if (!TAGS.has(tag)) return children;
  const pairs = attributePairs(node['attributes'] ?? node['attrs']);
  const own = (name: string): unknown => node[name] ?? pairs.find(([key]) => key === name)?.[1];
  const element: SafeElement = {
    kind: 'element',
    tag,
    attributes: safeAttributes(tag, pairs),
    className: classNameOf(own('class')),
    style: { ...oldLook(written, own), ...safeStyle(own('style')) },
    children,
  };
  const isBlankPicture = tag === 'img' && element.attributes['src'] === undefined;
  return isBlankPicture ? [] : [element];
}

function safeNode(node: unknown, place: { walk: Walk; depth: number }): SafeNode[] {
  place.walk.nodes += 1;
  if (place.walk.nodes > MAX_NODES) return [];
  if (typeof node === 'string') return node === '' ? [] : [{ kind: 'text', text: node }];
  if (!isRecord(node)) return [];
  const text = node['text'];
  const isElement = node['tag'] !== undefined || node['name'] !== undefined;
  if (!isElement) return typeof text === 'string' && text !== '' ? [{ kind: 'text', text }] : [];
  return safeElement(node, place);
}

/**
 * The safe part of a rich text given as one node or a list: `{tag, attributes, class, style, children}`, or with the
 * names `name` and `attrs`, and texts as `{text}` or plain. Removed: scripts, forms, frames, event attributes,
 * addresses outside the allow-list and styles that leave the text's own box; unknown elements are unwrapped.
 */
export const safeRichText = (nodes: unknown): SafeNode[] =>
  safeChildren(nodes, { walk: { nodes: 0 }, depth: 0 });
