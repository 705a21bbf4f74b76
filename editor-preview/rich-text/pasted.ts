// What comes from the clipboard: HTML reduced for the editor, and files of pictures.
import type { RawNode } from '~/domain/rich-text';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html';
import { filesOf } from '../media/files';
import { cleaned, droppedWords } from './clean';
import { htmlOf, inertBody, isElement, rawTree, type RawElement, safeTree } from './tree';
import { withWordLists } from './word-lists';

/** Copied from the editor itself: all of it may stay. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice=');

const isLine = (node: RawNode | undefined): node is RawElement =>
  node !== undefined && isElement(node) && node.attributes['data-line'] !== undefined;

/** The editor's lines without the element that they have in the clipboard only. */
const withoutLines = (nodes: readonly RawNode[]): RawNode[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const [only, ...others] = node.children;
    const children = isLine(only) && others.length === 0 ? only.children : node.children;
    const inner = { ...node, children: withoutLines(children) };
    return isLine(node) ? { ...inner, tag: 'p', attributes: {} } : inner;
  });

/** HTML for the editor, and what was dropped in words. */
export function pastedHtml(html: string): { html: string; words: string | null } {
  const tree = rawTree(html);
  const safe = (nodes: readonly RawNode[]) => safeTree(nodesFromHtml(htmlOf(nodes)));
  if (isOwn(html)) return { html: htmlOf(safe(withoutLines(tree))), words: null };
  const listed = withWordLists(tree);
  return { html: htmlOf(cleaned(safe(listed)).nodes), words: droppedWords(cleaned(listed)) };
}

/** Pictures of the clipboard as files; the picture that Word adds of a copied text is not meant. */
export function pastedFiles(transfer: DataTransfer | null): File[] {
  const html = transfer?.getData('text/html') ?? '';
  return inertBody(html).textContent.trim() === '' ? filesOf(transfer) : [];
}
