// Proves which rules are critical: all that the markup of the first paint can match, in their order, and few others.
import { expect, it } from 'vitest';
import { criticalCss, parseRules } from './critical-css';

const markup = '<main class="page wide"><p class="_0a é">1</p></main>';

it.each([
  [
    'of elements, of everything and of the root',
    ':root{--a:1}*,:before{box-sizing:border-box}p>b{color:red}',
  ],
  [
    'of classes that are there',
    '.page{color:red}.page .wide:hover{color:red}._0a[data-on=true]{color:red}.\\é{color:red}',
  ],
  ['one of whose selectors fits', '.none,.page{color:red}'],
  [
    'that ask for what is not there, or lies elsewhere',
    '.page:not(.none:is(.x)){a:b}.wide:has(>.none){a:b}:is(.none,p){a:b}',
  ],
  ['under conditions', '@media (width>1px){@supports (a:b){.page{a:b}}}'],
  ['of fonts and properties', '@font-face{font-family:x}@property --x{syntax:"*"}@import url(x.css);'],
])('includes rules %s', (_what, css) => {
  expect(parseRules(markup, css)).toBe(css);
});

it.each([
  ['of other classes', '.none{a:b}.page .none{a:b}.none>p{a:b}'],
  ['of such under conditions', '@media print{.none{a:b}}'],
  ['of movement', '@keyframes turn{to{a:b}}@-webkit-keyframes turn{to{a:b}}'],
])('leaves out rules %s', (_what, css) => {
  expect(parseRules(markup, `.page{a:b}${css}.wide{a:b}`)).toBe('.page{a:b}.wide{a:b}');
});

it('counts the markup before the LCP image, and the image itself', () => {
  const page = '<p class="a"></p><img class="b" src="x" fetchPriority="high"/><p class="c"></p>';
  const css = '.c{x:y}.b{x:y}.a{x:y}';
  expect(criticalCss(page, css)).toMatch(/^\.b\{x:y\}\.a\{x:y\}:root\[data-unpainted/);
  expect(criticalCss('<p class="a"></p><p class="c"></p>', css)).toMatch(/^\.c\{x:y\}\.a\{x:y\}:root/);
});
