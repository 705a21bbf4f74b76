// Proves that the server parses an HTML text as browsers do, without anything executable.
import { expect, it } from 'vitest';
import { nodesFromHtml } from './nodes-from-html.server';

const text = (words: string) => ({ kind: 'text', text: words });
const element = (tag: string, children: unknown[], more: object = {}) => ({
  kind: 'element',
  tag,
  attributes: {},
  className: '',
  style: {},
  children,
  ...more,
});

it('nests as browsers do, entities and unclosed elements included', () => {
  expect(nodesFromHtml('<p class="a" style="color:red">一&nbsp;<b>二<p>三')).toEqual([
    element('p', [text('一\u00a0'), element('b', [text('二')])], { className: 'a', style: { color: 'red' } }),
    element('p', [element('b', [text('三')])]),
  ]);
  expect(nodesFromHtml('<table><tr><td>格')).toEqual([
    element('table', [element('tbody', [element('tr', [element('td', [text('格')])])])]),
  ]);
});

it.each([
  '<script>x()</script>好',
  '<style>p{}</style>好',
  '好<noscript><p title="</noscript><img src=x onerror=x()>">坏</noscript>',
  '<!-- x -->好<template><p>坏</template>',
  '<svg><text onload="x()">坏</text></svg>好',
  '<iframe src="/">坏</iframe>好',
])('drops %s but keeps its text', (html) => {
  expect(nodesFromHtml(html)).toEqual([text('好')]);
});

it('preserves the elements of the allow-list', () => {
  expect(
    nodesFromHtml('<a href="javascript:x()" onclick="x()" title="话">链</a><img src="/a.png" onerror="x()">'),
  ).toEqual([
    element('a', [text('链')], { attributes: { title: '话' } }),
    element('img', [], { attributes: { src: '/a.png' } }),
  ]);
});

it('handles texts of unlimited nesting', () => {
  expect(JSON.stringify(nodesFromHtml(`${'<div>'.repeat(20_000)}深`))).not.toContain('深');
});
