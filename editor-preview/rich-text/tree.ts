// HTML texts as trees: parsed without running anything, reduced to what shoppers get, and written again.
import { kebabCase, type RawNode, type SafeNode, safeRichText } from '~/domain/rich-text';
import { rawNodes } from '~/ui/rich-text/nodes-from-html';

export type RawElement = Extract<RawNode, { tag: string }>;

const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img']);

export const isElement = (node: RawNode): node is RawElement => 'tag' in node;

/** Style declarations in their order, names in small letters. */
export const declarationsOf = (style: string | undefined): Array<readonly [name: string, value: string]> =>
  (style ?? '').split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return colon < 1 || value === '' ? [] : [[name, value] as const];
  });

export const styleText = (declarations: ReadonlyArray<readonly [string, string]>): string =>
  declarations.map(([name, value]) => `${name}: ${value}`).join('; ');

function rawOf(node: SafeNode): RawNode {
  if (node.kind === 'text') return { text: node.text };
  const style = styleText(Object.entries(node.style).map(([name, value]) => [kebabCase(name), value]));
  return {
    tag: node.tag,
    attributes: {
      ...node.attributes,
      ...(node.className === '' ? {} : { class: node.className }),
      ...(style === '' ? {} : { style }),
    },
    children: node.children.map(rawOf),
  };
}

/** A document that neither runs nor loads anything. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/** As written, whatever it is. */
export const rawTree = (html: string): RawNode[] => rawNodes(inertBody(html));

/** What has passed the sanitiser (`nodesFromHtml`), as a tree of the same kind. */
export const safeTree = (nodes: readonly SafeNode[]): RawNode[] => nodes.map(rawOf);

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escaped = (text: string, signs: RegExp): string => text.replace(signs, (sign) => ESCAPED[sign] ?? '');

export const htmlOf = (nodes: readonly RawNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return escaped(node.text, /[&<>\u00a0]/g);
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}="${escaped(value, /[&"\u00a0]/g)}"`,
      );
      const open = `<${node.tag}${attributes.join('')}>`;
      return VOID.has(node.tag) ? open : `${open}${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');

/** Elements of which the sanitiser takes something: the element, an attribute, a style. */
function droppedPlaces(nodes: readonly RawNode[]): number {
  let places = 0;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    // The element alone: a picture without an address is dropped, whatever is around it.
    const [safe] = safeRichText([{ ...node, children: [] }]);
    const styles = declarationsOf(node.attributes['style']).length;
    const own = Object.keys(node.attributes).filter((name) => name !== 'style' && name !== 'class').length;
    const isWhole =
      safe?.kind === 'element' &&
      Object.keys(safe.style).length === styles &&
      Object.keys(safe.attributes).length === own;
    // What is dropped with its contents is one place.
    const isGone = safe === undefined && safeRichText([{ ...node, children: ['x'] }]).length === 0;
    places += (isWhole ? 0 : 1) + (isGone ? 0 : droppedPlaces(node.children));
  }
  return places;
}

/** A text as an operator wrote it, with what the sanitiser leaves of it: byte for byte where it drops nothing. */
export function allowedHtml(html: string, nodes: readonly SafeNode[]): { html: string; places: number } {
  const places = droppedPlaces(rawTree(html));
  return { html: places === 0 ? html : htmlOf(safeTree(nodes)), places };
}
