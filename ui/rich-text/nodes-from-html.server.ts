// Parses an operator's HTML text into allowed nodes without a browser: the prerender worker uses this file
// instead of nodes-from-html.ts (scripts/vite.prerender.config.ts).
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type RawNode, type SafeNode, safeRichText } from '~/domain/rich-text';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Browsers nest elements no deeper; the allow-list has a smaller limit. */
const MAX_DEPTH = 512;

function rawNodes({ childNodes }: ParentNode, depth: number): RawNode[] {
  if (depth > MAX_DEPTH) return [];
  return childNodes.flatMap((node): RawNode[] => {
    if ('value' in node) return [{ text: node.value }];
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, children: rawNodes(node, depth + 1) }];
  });
}

/** The body of a whole document, as browsers parse any text. */
function bodyOf(html: string): ParentNode | undefined {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => node.nodeName === 'html');
  const parts = root !== undefined && 'childNodes' in root ? root.childNodes : [];
  return parts.find((node): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'body');
}

/** Nodes of an HTML text, through the same allow-list as in browsers: nothing is ever set as markup. */
export function nodesFromHtml(html: string): SafeNode[] {
  const body = bodyOf(html);
  return body === undefined ? [] : safeRichText(rawNodes(body, 0));
}
