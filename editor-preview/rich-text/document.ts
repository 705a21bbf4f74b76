// Rich texts as documents of the editor, and back.
import { DOMParser, type Mark, type Node } from 'prosemirror-model';
import type { RawNode, SafeNode } from '~/domain/rich-text';
import { type Attributes, attributesOfNode, EDITED, schema, tagOfNode } from './schema';
import { htmlOf, inertBody, isElement, rawTree, type RawElement, safeTree } from './tree';

/** Without the editor's words for them, their contents would become rows of the table. */
const REMOVED: ReadonlySet<string> = new Set(['caption', 'col', 'colgroup', 'video', 'audio', 'hr']);

const isLoneBreak = (children: readonly RawNode[]): boolean => {
  const [only, second] = children;
  return only !== undefined && second === undefined && isElement(only) && only.tag === 'br';
};

/** What the editor can take in; a line break that only gives an empty line its height is written again later. */
const taken = (nodes: readonly RawNode[]): RawNode[] =>
  nodes.flatMap((node): RawNode[] => {
    if (!isElement(node)) return [node];
    if (REMOVED.has(node.tag)) return [];
    return [{ ...node, children: isLoneBreak(node.children) ? [] : taken(node.children) }];
  });

/** Elements that the editor does not keep; those within such an element are not counted. */
const unsupported = (nodes: readonly RawNode[]): number =>
  nodes
    .filter(isElement)
    .reduce((sum, { tag, children }) => sum + (EDITED.has(tag) ? unsupported(children) : 1), 0);

/** How many places of a stored text the editor would drop. */
export const unsupportedPlaces = (html: string): number => unsupported(rawTree(html));

/** The document of a text that has passed the sanitiser. */
export function documentOf(safe: readonly SafeNode[]): Node {
  const nodes = taken(safeTree(safe));
  const isEmpty = nodes.every((node) => !isElement(node) && node.text.trim() === '');
  if (isEmpty) return schema.node('doc', null, [schema.node('paragraph')]);
  return DOMParser.fromSchema(schema).parse(inertBody(htmlOf(nodes)));
}

/** Browsers collapse spaces: all but the last of a row, and those at the ends, are written as fixed ones. */
const spaced = (text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string => {
  const inner = text.replace(/ (?= )/g, '\u00a0');
  const begun = isFirst ? inner.replace(/^ /, '\u00a0') : inner;
  return isLast ? begun.replace(/ $/, '\u00a0') : begun;
};

function elementOfMark({ type, attrs }: Mark, children: RawNode[]): RawElement {
  if (type === schema.marks.colour)
    return { tag: 'span', attributes: { style: `color: ${String(attrs['colour'])}` }, children };
  return { tag: String(attrs['tag']), attributes: { ...(attrs['attributes'] as Attributes) }, children };
}

/** Contents of a line, with neighbours of the same mark in one element. */
function inlineNodes(line: Node): RawNode[] {
  const root: RawNode[] = [];
  let open: Array<{ mark: Mark; children: RawNode[] }> = [];
  line.forEach((child, _offset, index) => {
    const { marks } = child;
    const shared = open.findIndex(({ mark }, depth) => marks[depth]?.eq(mark) !== true);
    open = shared < 0 ? open : open.slice(0, shared);
    for (const mark of marks.slice(open.length)) {
      const children: RawNode[] = [];
      (open.at(-1)?.children ?? root).push(elementOfMark(mark, children));
      open.push({ mark, children });
    }
    const place = { isFirst: index === 0, isLast: index === line.childCount - 1 };
    const node: RawNode = child.isText
      ? { text: spaced(child.text ?? '', place) }
      : { tag: tagOfNode(child), attributes: attributesOfNode(child), children: [] };
    (open.at(-1)?.children ?? root).push(node);
  });
  return root;
}

const BREAK: RawNode = { tag: 'br', attributes: {}, children: [] };

function rawNodesOf(parent: Node): RawNode[] {
  // An empty line has no height without a break.
  if (parent.inlineContent) return parent.childCount === 0 ? [BREAK] : inlineNodes(parent);
  const nodes: RawNode[] = [];
  parent.forEach((child, _offset, index) => {
    const isLine = child.type === schema.nodes.line;
    const follows = index > 0 && parent.child(index - 1).type === schema.nodes.line;
    const children = rawNodesOf(child);
    if (isLine) nodes.push(...(follows ? [BREAK] : []), ...children);
    else if (child.type === schema.nodes.table)
      nodes.push({
        tag: 'table',
        attributes: attributesOfNode(child),
        children: [{ tag: 'tbody', attributes: {}, children }],
      });
    else nodes.push({ tag: tagOfNode(child), attributes: attributesOfNode(child), children });
  });
  return nodes;
}

/** Nothing but one empty line. */
export const isBlank = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild?.inlineContent === true && doc.firstChild.childCount === 0;

export const htmlOfDocument = (doc: Node): string => (isBlank(doc) ? '' : htmlOf(rawNodesOf(doc)));
