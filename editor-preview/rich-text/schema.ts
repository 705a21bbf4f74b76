// The editor's schema: the elements of the rich text's allow-list that can be edited, with all their attributes.
import { type Attrs, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

export type Attributes = Readonly<Record<string, string>>;

/** Elements that hold blocks and are preserved unchanged. */
const BOXES = 'article blockquote dd div dl dt figcaption figure footer header pre section'.split(' ');
/** Elements within a line that are preserved unchanged. */
const INLINE = 'abbr cite code mark small span sub sup'.split(' ');

const BLOCK_CONTENT = '(line | block)+';

const attributesOf = (element: HTMLElement, without: readonly string[] = []): Attributes =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !without.includes(name))
      .map(({ name, value }) => [name, value]),
  );

const NO_ATTRIBUTES = { attributes: { default: {} } };

/** A block that is one element: its tag and its attributes are preserved. */
const block = (tag: string, spec: NodeSpec): NodeSpec => ({
  attrs: NO_ATTRIBUTES,
  parseDOM: [{ tag, getAttrs: (element) => ({ attributes: attributesOf(element) }) }],
  toDOM: (node) => [tag, attributesOfNode(node), 0],
  ...spec,
});

const ofTags = (tags: readonly string[]) =>
  tags.map((tag) => ({
    tag,
    getAttrs: (element: HTMLElement) => ({ tag, attributes: attributesOf(element) }),
  }));

/** An element within a line; one of several tags that mean the same. */
const mark = (tags: readonly string[], spec: MarkSpec = {}): MarkSpec => ({
  attrs: { tag: { default: tags[0] ?? '' }, ...NO_ATTRIBUTES },
  parseDOM: ofTags(tags),
  toDOM: ({ attrs }) => [String(attrs['tag']), attrs['attributes'] as Attributes, 0],
  ...spec,
});

const count = (element: HTMLElement, name: string): number =>
  Math.max(1, Number(element.getAttribute(name) ?? 1) || 1);

const cell = (tag: string, tableRole: string): NodeSpec => ({
  content: BLOCK_CONTENT,
  tableRole,
  isolating: true,
  attrs: {
    ...NO_ATTRIBUTES,
    colspan: { default: 1 },
    rowspan: { default: 1 },
    // Asked for by prosemirror-tables; widths stay in the style.
    colwidth: { default: null },
  },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        attributes: attributesOf(element, ['colspan', 'rowspan']),
        colspan: count(element, 'colspan'),
        rowspan: count(element, 'rowspan'),
      }),
    },
  ],
  toDOM: (node) => [tag, attributesOfNode(node), 0],
});

const nodes = {
  // A line is text without an element of its own, such as in <li>text</li>: the first choice for it.
  doc: { content: BLOCK_CONTENT },
  paragraph: block('p', { content: 'inline*', group: 'block' }),
  line: {
    content: 'inline*',
    parseDOM: [{ tag: 'div[data-line]', priority: 60 }],
    toDOM: () => ['div', { 'data-line': '' }, 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { ...NO_ATTRIBUTES, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level, attributes: attributesOf(element) }),
    })),
    toDOM: (node) => [tagOfNode(node), attributesOfNode(node), 0],
  },
  bullet_list: block('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: block('ol', { content: 'list_item+', group: 'block' }),
  list_item: block('li', { content: BLOCK_CONTENT, defining: true }),
  box: {
    content: BLOCK_CONTENT,
    group: 'block',
    defining: true,
    attrs: { ...NO_ATTRIBUTES, tag: { default: 'div' } },
    parseDOM: ofTags(BOXES),
    toDOM: (node) => [tagOfNode(node), attributesOfNode(node), 0],
  },
  table: block('table', {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    toDOM: (node) => ['table', attributesOfNode(node), ['tbody', 0]],
  }),
  table_row: block('tr', { content: '(table_cell | table_header)*', tableRole: 'row' }),
  table_cell: cell('td', 'cell'),
  table_header: cell('th', 'header_cell'),
  image: block('img', {
    group: 'inline',
    inline: true,
    draggable: true,
    toDOM: (node) => ['img', attributesOfNode(node)],
  }),
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

/** The colour of a span that does nothing else. */
function onlyColour(element: HTMLElement): Attrs | false {
  const { length } = element.attributes;
  const colour = /^\s*color\s*:\s*([^;]+?)\s*;?\s*$/i.exec(element.getAttribute('style') ?? '')?.[1];
  return length === 1 && colour !== undefined ? { colour } : false;
}

/** From the outermost element to the innermost. */
const marks = {
  link: mark(['a'], { inclusive: false }),
  inline: mark(INLINE, { excludes: '' }),
  colour: {
    attrs: { colour: {} },
    parseDOM: [{ tag: 'span[style]', priority: 60, getAttrs: onlyColour }],
    toDOM: ({ attrs }) => ['span', { style: `color: ${String(attrs['colour'])}` }, 0],
  },
  strong: mark(['strong', 'b']),
  em: mark(['em', 'i']),
  underline: mark(['u', 'ins']),
  strike: mark(['s', 'del']),
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });

/** The element of a node that has one. */
export function tagOfNode(node: Node): string {
  const { level, tag } = node.attrs;
  if (node.type === schema.nodes.heading) return `h${String(level)}`;
  return typeof tag === 'string' ? tag : (TAGS[node.type.name] ?? '');
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  table: 'table',
  table_row: 'tr',
  table_cell: 'td',
  table_header: 'th',
  image: 'img',
  hard_break: 'br',
};

/** All attributes of a node's element. */
export function attributesOfNode({ attrs }: Node): Record<string, string> {
  const spans = ['colspan', 'rowspan'].flatMap((name) =>
    typeof attrs[name] === 'number' && attrs[name] !== 1 ? [[name, String(attrs[name])] as const] : [],
  );
  return { ...(attrs['attributes'] as Attributes | undefined), ...Object.fromEntries(spans) };
}

/** Elements that the editor keeps. */
export const EDITED: ReadonlySet<string> = new Set([
  ...Object.values(TAGS),
  ...BOXES.filter((tag) => tag !== 'pre'),
  ...INLINE,
  ...'h1 h2 h3 h4 h5 h6 tbody thead tfoot a strong b em i u ins s del'.split(' '),
]);
