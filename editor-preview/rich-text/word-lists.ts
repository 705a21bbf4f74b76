// Lists of Word: paragraphs in a row, with their bullet or number as text, become lists.
import type { RawNode } from '~/domain/rich-text';
import { isElement, type RawElement } from './tree';

const isItem = (node: RawNode): node is RawElement =>
  isElement(node) && node.tag === 'p' && /mso-list\s*:\s*l\d/i.test(node.attributes['style'] ?? '');

const isSign = (node: RawNode): node is RawElement =>
  isElement(node) && /mso-list\s*:\s*ignore/i.test(node.attributes['style'] ?? '');

const isBlank = (node: RawNode): boolean => !isElement(node) && node.text.trim() === '';

const textOf = (nodes: readonly RawNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node.text)).join('');

/** The bullet or number before the text; Word nests it in spans. */
function signOf(nodes: readonly RawNode[]): string {
  const own = nodes.find(isSign);
  if (own !== undefined) return textOf([own]).trim();
  return nodes
    .filter(isElement)
    .reduce((found, { children }) => (found === '' ? signOf(children) : found), '');
}

const withoutSign = (nodes: readonly RawNode[]): RawNode[] =>
  nodes
    .filter((node) => !isSign(node))
    .map((node) => (isElement(node) ? { ...node, children: withoutSign(node.children) } : node));

export function withWordLists(nodes: readonly RawNode[]): RawNode[] {
  const made: RawNode[] = [];
  let list = null as RawElement | null;
  for (const node of nodes) {
    if (isItem(node)) {
      const tag: string = /^[\da-z一二三四五六七八九十]+[.)、]/i.test(signOf(node.children)) ? 'ol' : 'ul';
      if (list?.tag !== tag) {
        list = { tag, attributes: {}, children: [] };
        made.push(list);
      }
      list.children.push({ tag: 'li', attributes: {}, children: withoutSign(node.children) });
    } else if (list === null || !isBlank(node)) {
      list = null;
      made.push(isElement(node) ? { ...node, children: withWordLists(node.children) } : node);
    }
  }
  return made;
}
