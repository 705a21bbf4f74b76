// Owns the rules of home's first paint: a phone reads few of them, and all others behind it (decision 18).
import postcss, { type ChildNode, type Container } from 'postcss';
import { LCP_IMAGE } from './lcp-image';

/** What a selector says of what must not be, or of what lies elsewhere. */
const ASIDE = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g;

const classesOf = (selector: string): string[] =>
  [...selector.replace(ASIDE, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));

const isCached = (node: ChildNode, classes: ReadonlySet<string>): boolean => {
  if (node.type === 'rule')
    return node.selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)));
  if (node.type !== 'atrule' || node.nodes === undefined) return node.type !== 'comment';
  if (node.name.endsWith('keyframes')) return false;
  keep(node, classes);
  return node.nodes.length > 0;
};

function keep(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (!isCached(node, classes)) node.remove();
  });
}

/** Those of `css` that the markup can match, judged by its classes, in their order and without animations. */
export function parseRules(markup: string, css: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const rules = postcss.parse(css);
  keep(rules, classes);
  return rules.toString();
}

/** The markup as far as its main picture, or all of it. */
function toMainPicture(markup: string): string {
  const picture = LCP_IMAGE.exec(markup);
  return picture === null ? markup : markup.slice(0, picture.index + picture[0].length);
}

/** Until the rest of the rules is there, nothing stands behind the main picture that would want them. */
const REST_WAITS = ':root[data-unpainted="screen"] :has(img[fetchpriority="high"])~*{display:none}';

/** The rules of the first paint: those of the page to its main picture. */
export const criticalCss = (markup: string, css: string): string =>
  parseRules(toMainPicture(markup), css) + REST_WAITS;
