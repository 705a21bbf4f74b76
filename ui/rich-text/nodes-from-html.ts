// Parses an operator's HTML text into allowed nodes, in a browser.
import purify from 'dompurify';
import { type RawNode, type SafeNode, safeRichText } from '~/domain/rich-text';

/** Copies a parsed tree without comments and the like. */
export function rawNodes(parent: Node): RawNode[] {
  return [...parent.childNodes].flatMap((node): RawNode[] => {
    if (node instanceof Text) return [{ text: node.data }];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attributes, children: rawNodes(node) }];
  });
}

/**
 * Nodes of an HTML text. DOMPurify protects against mutation XSS; the
 * domain's allow-list against styles that would render outside of the text.
 */
export function nodesFromHtml(html: string): SafeNode[] {
  const fragment = purify.sanitize(html, { RETURN_DOM_FRAGMENT: true, USE_PROFILES: { html: true } });
  return safeRichText(rawNodes(fragment));
}
