// Lists of Word: paragraphs in a row, with their level in a style and their bullet or number as text, become lists.
import type { RawNode } from '~/domain/rich-text';
import { declarationsOf, isElement, type RawElement, styleText } from './tree';

const LEVEL = /mso-list\s*:\s*l\d+(?:\s+level(\d+))?/i;

const isItem = (node: RawNode): node is RawElement =>
  isElement(node) && node.tag === 'p' && LEVEL.test(node.attributes['style'] ?? '');

const levelOf = ({ attributes }: RawElement): number =>
  Number(LEVEL.exec(attributes['style'] ?? '')?.[1] ?? 1);

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

/** `sign` stands in the place of Word's own; none where it is empty. */
const withSign = (nodes: readonly RawNode[], sign: string): RawNode[] =>
  nodes.flatMap((node): RawNode[] => {
    if (isSign(node)) return sign === '' ? [] : [{ text: `${sign} ` }];
    return [isElement(node) ? { ...node, children: withSign(node.children, sign) } : node];
  });

interface Kind {
  tag: 'ol' | 'ul';
  /** How browsers draw its signs; '' as they do by themselves. */
  drawn: string;
}

const ALPHA = /^[a-z][.)、．]$/i;
const CHINESE = /^[一二三四五六七八九十]{1,3}[.)、．]$/;
const ROMAN = /^[ivxlcdm]{1,6}[.)、．]$/i;
const BULLET = /^(?:[^\p{L}\p{N}]|[o\u00a7\u00d8\u00fc])?$/u;

/** The list that draws a sign like this one; null for others, such as 第一条, （一） and ①, which stay as text. */
function kindOf(sign: string): Kind | null {
  const isUpper = sign !== sign.toLowerCase();
  if (BULLET.test(sign)) return { tag: 'ul', drawn: '' };
  if (/^\d{1,4}[.)、．]$/.test(sign)) return { tag: 'ol', drawn: '' };
  if (CHINESE.test(sign)) return { tag: 'ol', drawn: 'simp-chinese-informal' };
  // One letter of both is a letter, unless it is the first that Word counts.
  if (ROMAN.test(sign) && (sign.length > 2 || /^i/i.test(sign)))
    return { tag: 'ol', drawn: isUpper ? 'upper-roman' : 'lower-roman' };
  return ALPHA.test(sign) ? { tag: 'ol', drawn: isUpper ? 'upper-alpha' : 'lower-alpha' } : null;
}

interface OpenList {
  level: number;
  list: RawElement;
}

const listOf = ({ tag, drawn }: Kind, sign: string): RawElement => {
  const start = Number.parseInt(sign, 10);
  const attributes = {
    ...(start > 1 ? { start: `${start}` } : {}),
    ...(drawn === '' ? {} : { style: `list-style-type: ${drawn}` }),
  };
  return { tag, attributes, children: [] };
};

/** The lists that are open at a place, from the outermost. */
class Lists {
  private open: OpenList[] = [];

  close(): void {
    this.open = [];
  }

  isOpen(): boolean {
    return this.open.length > 0;
  }

  /** @returns a list that begins outside of all others, else null. */
  add(item: RawElement, kind: Kind): RawElement | null {
    const level = levelOf(item);
    this.open = this.open.filter((one) => one.level <= level);
    const last = this.open.at(-1);
    const sign = signOf(item.children);
    const child: RawElement = { tag: 'li', attributes: {}, children: withSign(item.children, '') };
    if (last?.level === level && last.list.tag === kind.tag) {
      last.list.children.push(child);
      return null;
    }
    if (last?.level === level) this.open.pop();
    const list = listOf(kind, sign);
    list.children.push(child);
    const around = this.open.at(-1)?.list.children.at(-1);
    this.open.push({ level, list });
    if (around === undefined || !isElement(around)) return list;
    around.children.push(list);
    return null;
  }
}

/** What Word says of the list is no look that is lost. */
function asParagraph({ tag, attributes, children }: RawElement, sign: string): RawElement {
  const { style = '', ...rest } = attributes;
  const kept = styleText(declarationsOf(style).filter(([name]) => name !== 'mso-list'));
  return {
    tag,
    attributes: { ...rest, ...(kept === '' ? {} : { style: kept }) },
    children: withSign(children, sign),
  };
}

export function withWordLists(nodes: readonly RawNode[]): RawNode[] {
  const made: RawNode[] = [];
  const lists = new Lists();
  for (const node of nodes) {
    const sign = isItem(node) ? signOf(node.children) : '';
    const kind = isItem(node) ? kindOf(sign) : null;
    if (isItem(node) && kind !== null) {
      const begun = lists.add(node, kind);
      if (begun !== null) made.push(begun);
    } else if (!lists.isOpen() || !isBlank(node)) {
      lists.close();
      if (isItem(node)) made.push(asParagraph(node, sign));
      else made.push(isElement(node) ? { ...node, children: withWordLists(node.children) } : node);
    }
  }
  return made;
}
