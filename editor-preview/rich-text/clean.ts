// What is pasted from Word and web pages, reduced to the elements and styles that an operator can set himself.
import type { RawNode } from '~/domain/rich-text';
import { isSafePicture, resolveLink } from '~/domain/links';
import { declarationsOf, isElement, type RawElement } from './tree';

export interface Cleaned {
  nodes: RawNode[];
  /** Elements from which a style or more was dropped. */
  places: number;
  /** Pictures that other computers cannot load. */
  pictures: number;
}

/** Elements that stay, under the name that the editor writes. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p h2 h3 ul ol li table tr td th a img br strong em u s'.split(' ').map((tag) => [tag, tag]),
  ),
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
};
/** No mark goes around them. */
const BLOCKS: ReadonlySet<string> = new Set('p h2 h3 ul ol li table tr td th'.split(' '));
const ALIGNABLE: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'td', 'th', 'li']);
/** Paragraphs where they hold text only; else what is in them. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'address article aside blockquote body center dd div dl dt figcaption figure footer header main nav pre section'.split(
    ' ',
  ),
);
/** They look like nothing by themselves. */
const PLAIN: ReadonlySet<string> = new Set('font picture span tbody tfoot thead label'.split(' '));
const GONE: ReadonlySet<string> = new Set(
  'applet audio base button canvas embed form frame frameset head iframe input link math meta noscript object option script select style svg template textarea title video xml'.split(
    ' ',
  ),
);
/** Not seen, so nothing is missing without them. */
const SILENT: ReadonlySet<string> = new Set('base head link meta style title xml'.split(' '));

const LISTS: ReadonlySet<string> = new Set(['ol', 'ul']);
const BLACK =
  /^(?:inherit|initial|currentcolor|windowtext|black|#000|#000000|rgba?\(0,\s*0,\s*0(?:,\s*1)?\))$/i;
const ALIGNED: ReadonlySet<string> = new Set(['center', 'right', 'justify']);

interface Look {
  align: string | null;
  /** Around the contents, from the outermost. */
  wraps: Array<readonly [tag: string, style?: string]>;
  isReduced: boolean;
}

const DECORATIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/underline/i, 'u'],
  [/line-through/i, 's'],
];
const PLAIN_VALUE = /^(?:normal|none|start|left|auto|initial|inherit|unset|0|0px|400|transparent)$/i;

/** What an element's styles mean; a style that says nothing is dropped without a word. */
function lookOf({ tag, attributes }: RawElement): Look {
  const look: Look = { align: null, wraps: [], isReduced: false };
  for (const [name, value] of declarationsOf(attributes['style'])) {
    const decorations = DECORATIONS.filter(([sign]) => sign.test(value)).map(([, wrap]) => [wrap] as const);
    if (name === 'color') {
      if (!BLACK.test(value) && /^[\w\s#%.,()]+$/.test(value)) look.wraps.push(['span', `color: ${value}`]);
    } else if (name === 'text-align' && ALIGNED.has(value)) look.align = value;
    else if (name === 'font-weight' && /^(?:bold|bolder|[6-9]00)$/.test(value)) look.wraps.push(['strong']);
    else if (name === 'font-style' && /^(?:italic|oblique)/.test(value)) look.wraps.push(['em']);
    else if (/^text-decoration(?:-line)?$/.test(name) && decorations.length > 0)
      look.wraps.push(...decorations);
    else if (name === 'list-style-type' && LISTS.has(tag)) continue;
    else look.isReduced ||= !PLAIN_VALUE.test(value) && !tag.includes(':');
  }
  return look;
}

const isBlock = (node: RawNode): boolean => isElement(node) && BLOCKS.has(node.tag);

/** A link that the mall opens; no other address comes along. */
function hrefOf({ attributes: { href = '' } }: RawElement): Record<string, string> | null {
  const isOwn = /^#?\/(?!\/)/.test(href) || /^(?:https?|tel):/i.test(href);
  return isOwn && resolveLink(href) !== null ? { href } : null;
}

const PIXELS = /^[1-9]\d{0,3}$/;

class Cleaning {
  places = 0;
  pictures = 0;

  all(nodes: readonly RawNode[]): RawNode[] {
    return nodes.flatMap((node) => (isElement(node) ? this.one(node) : [{ text: node.text }]));
  }

  private one(element: RawElement): RawNode[] {
    const tag = element.tag.toLowerCase();
    if (GONE.has(tag)) {
      if (!SILENT.has(tag)) this.places += 1;
      return [];
    }
    if (tag === 'img') return this.picture(element);
    const look = lookOf(element);
    const name = NAMES[tag];
    // Google's documents come within a <b> that is not bold.
    const isNotBold =
      name === 'strong' && /font-weight\s*:\s*normal/i.test(element.attributes['style'] ?? '');
    const isKnown = name !== undefined || WRAPPERS.has(tag) || PLAIN.has(tag) || tag.includes(':');
    const attributes = tag === 'a' ? hrefOf(element) : {};
    if (look.isReduced || !isKnown || attributes === null) this.places += 1;
    if (tag === 'br') return [{ tag, attributes: {}, children: [] }];
    const inner = tag === 'pre' ? withLines(element.children) : element.children;
    const children = wrapped(this.all(inner), look.wraps);
    if (name === undefined || isNotBold || attributes === null)
      return WRAPPERS.has(tag) && !isNotBold ? asParagraph(children, look) : children;
    return [{ tag: name, attributes: { ...attributes, ...ownOf(name, element, look) }, children }];
  }

  private picture({ attributes: { src = '', alt } }: RawElement): RawNode[] {
    if (!isSafePicture(src) || /^data:/i.test(src)) {
      this.pictures += 1;
      return [];
    }
    return [{ tag: 'img', attributes: { src, ...(alt === undefined ? {} : { alt }) }, children: [] }];
  }
}

function ownOf(name: string, { attributes }: RawElement, { align }: Look): Record<string, string> {
  const spans = ['colspan', 'rowspan'].filter(
    (one) => (name === 'td' || name === 'th') && PIXELS.test(attributes[one] ?? ''),
  );
  const { start = '' } = attributes;
  return {
    ...Object.fromEntries(spans.map((one) => [one, attributes[one] ?? ''])),
    ...(name === 'ol' && PIXELS.test(start) ? { start } : {}),
    ...styleOf(name, attributes['style'], align),
  };
}

function styleOf(name: string, style: string | undefined, align: string | null): Record<string, string> {
  const signs = declarationsOf(style).find(([own]) => own === 'list-style-type')?.[1];
  if (LISTS.has(name) && signs !== undefined && /^[a-z-]+$/.test(signs))
    return { style: `list-style-type: ${signs}` };
  return align !== null && ALIGNABLE.has(name) ? { style: `text-align: ${align}` } : {};
}

/** Lines and indents of a text that is drawn as written. */
const withLines = (nodes: readonly RawNode[]): RawNode[] =>
  nodes.flatMap((node): RawNode[] => {
    if (isElement(node)) return [{ ...node, children: withLines(node.children) }];
    return node.text.split(/\r?\n/).flatMap((line, at): RawNode[] => {
      const text = { text: line.replace(/^[ \t]+/, (indent) => '\u00a0'.repeat(indent.length)) };
      return at === 0 ? [text] : [{ tag: 'br', attributes: {}, children: [] }, text];
    });
  });

/** Marks go around texts, also those of blocks within. */
function wrapped(children: RawNode[], wraps: Look['wraps']): RawNode[] {
  const [outer, ...inner] = wraps;
  if (outer === undefined || children.length === 0) return children;
  const within = wrapped(children, inner);
  const [tag, style] = outer;
  const attributes: Record<string, string> = style === undefined ? {} : { style };
  const around = (nodes: RawNode[]): RawNode[] => [{ tag, attributes, children: nodes }];
  if (!within.some(isBlock)) return around(within);
  return within.flatMap((node) => {
    if (isElement(node) && isBlock(node)) return [{ ...node, children: wrapped(node.children, [outer]) }];
    return !isElement(node) && node.text.trim() === '' ? [node] : around([node]);
  });
}

function asParagraph(children: RawNode[], { align }: Look): RawNode[] {
  const isText = !children.some(isBlock);
  const isEmpty = children.every((node) => !isElement(node) && node.text.trim() === '');
  if (!isText || isEmpty) return children;
  const attributes: Record<string, string> = align === null ? {} : { style: `text-align: ${align}` };
  return [{ tag: 'p', attributes, children }];
}

export function cleaned(tree: readonly RawNode[]): Cleaned {
  const cleaning = new Cleaning();
  const nodes = cleaning.all(tree);
  return { nodes, places: cleaning.places, pictures: cleaning.pictures };
}

/** What was dropped, for the operator; null where all came along. */
export function droppedWords({ places, pictures }: Pick<Cleaned, 'places' | 'pictures'>): string | null {
  const parts = [
    places === 0 ? '' : `去掉了 ${places} 处不支持的样式`,
    pictures === 0 ? '' : `${pictures} 张图片没有带过来，请用「图片」插入`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join('；');
}
