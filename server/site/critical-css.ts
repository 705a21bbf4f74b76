// Critical CSS: the rules of home's first paint, inlined in the page; the rest loads behind them (decision 18).
import postcss, { type ChildNode, type Container } from 'postcss';
import { LCP_IMAGE } from './lcp-image';

/** Pseudo-classes whose arguments must not match, or match other elements. */
const OTHER_ELEMENTS = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g;

/** Names of classes in a selector, or in rules. */
export const classesOf = (selector: string): string[] =>
  [...selector.replace(OTHER_ELEMENTS, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));

export const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const isMatched = (node: ChildNode, classes: ReadonlySet<string>): boolean => {
  if (node.type === 'rule')
    return node.selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)));
  if (node.type !== 'atrule' || node.nodes === undefined) return node.type !== 'comment';
  if (node.name.endsWith('keyframes')) return false;
  dropUnmatched(node, classes);
  return node.nodes.length > 0;
};

function dropUnmatched(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (!isMatched(node, classes)) node.remove();
  });
}

/** The rules of `css` that the markup's classes can match, in their order and without animations. */
export function parseRules(markup: string, css: string): string {
  const rules = postcss.parse(css);
  dropUnmatched(rules, classesIn(markup));
  return rules.toString();
}

/** The markup up to its LCP image, or all of it. */
function upToLcpImage(markup: string): string {
  const picture = LCP_IMAGE.exec(markup);
  return picture === null ? markup : markup.slice(0, picture.index + picture[0].length);
}

/** Hides what follows the LCP image until the full CSS is there. */
const HIDE_REST = ':root[data-unpainted="screen"] :has(img[fetchpriority="high"])~*{display:none}';

/** The rules that the page needs up to its LCP image. */
export const criticalCss = (markup: string, css: string): string =>
  parseRules(upToLcpImage(markup), css) + HIDE_REST;
