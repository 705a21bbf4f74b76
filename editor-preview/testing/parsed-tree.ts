// The tree of an HTML text as browsers parse it, for tests: happy-dom nests some texts otherwise.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { RawNode } from '~/domain/rich-text';

const nodesOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): RawNode[] =>
  childNodes.flatMap((node): RawNode[] => {
    if ('value' in node) return [{ text: node.value }];
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, children: nodesOf(node) }];
  });

export function parsedTree(html: string): RawNode[] {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const body = root !== undefined && 'childNodes' in root ? root.childNodes.at(-1) : undefined;
  return body !== undefined && 'childNodes' in body ? nodesOf(body) : [];
}
