// Proves that rich text is sanitised and otherwise unchanged (UI-11).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SafeNode, safeRichText } from './rich-text';

const element = (tag: string, rest: Record<string, unknown> = {}) => ({ tag, ...rest });

function flatten(nodes: readonly SafeNode[]): SafeNode[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [node, ...flatten(node.children)] : [node]));
}

describe('safeRichText', () => {
  it('preserves elements with attributes, class, style and children, and texts (UI-11)', () => {
    const nodes = [
      element('P', {
        class: 'lead',
        style: 'text-align:center; color: #FF4544',
        children: [
          { text: '南湖的茶' },
          element('img', { attributes: { src: 'images/story.jpg', alt: '茶', width: 600 } }),
          element('a', { attributes: [{ name: 'href', value: '/pages/index/index' }], children: ['首页'] }),
        ],
      }),
    ];
    expect(safeRichText(nodes)).toEqual([
      {
        kind: 'element',
        tag: 'p',
        attributes: {},
        className: 'lead',
        style: { textAlign: 'center', color: '#FF4544' },
        children: [
          { kind: 'text', text: '南湖的茶' },
          {
            kind: 'element',
            tag: 'img',
            attributes: { src: 'images/story.jpg', alt: '茶', width: '600' },
            className: '',
            style: {},
            children: [],
          },
          {
            kind: 'element',
            tag: 'a',
            attributes: { href: '/pages/index/index' },
            className: '',
            style: {},
            children: [{ kind: 'text', text: '首页' }],
          },
        ],
      },
    ]);
  });

  it('reads the format of mini programs', () => {
    const node = {
      type: 'node',
      name: 'span',
      attrs: { class: 'a', style: 'color:red' },
      children: [{ type: 'text', text: 'x' }],
    };
    expect(safeRichText(node)).toEqual([
      {
        kind: 'element',
        tag: 'span',
        attributes: {},
        className: 'a',
        style: { color: 'red' },
        children: [{ kind: 'text', text: 'x' }],
      },
    ]);
  });

  it.each(['script', 'SCRIPT', 'style', 'iframe', 'svg', 'form', 'object', 'template'])(
    'drops %s with all that is in it (UI-11)',
    (tag) => {
      expect(safeRichText([element(tag, { children: ['alert(1)'] })])).toEqual([]);
    },
  );

  it('unwraps unknown elements', () => {
    expect(safeRichText([element('x-box', { children: ['a'] })])).toEqual([{ kind: 'text', text: 'a' }]);
  });

  it('drops event attributes, ids and unsafe addresses', () => {
    const [link] = safeRichText(
      element('a', {
        attributes: { href: 'java\nscript:alert(1)', onclick: 'x()', id: 'a', title: 't', __proto__: 'x' },
      }),
    );
    expect(link).toMatchObject({ attributes: { title: 't' } });
    expect(
      safeRichText(element('img', { attributes: { src: 'data:image/svg+xml;base64,x', onerror: 'x()' } })),
    ).toEqual([]);
  });

  it.each([
    'position: fixed',
    'background: url(https://a.example/x)',
    'width: expression(alert(1))',
    'color: red\\3b',
    'margin-left: -9999px',
    'z-index: 9999',
    'background-image: linear-gradient(red, blue)',
    'color: var(--x)',
    'color',
  ])('drops the style %s', (style) => {
    expect(safeRichText(element('p', { style }))).toMatchObject([{ style: {} }]);
  });

  it('preserves harmless styles in either format', () => {
    expect(safeRichText(element('p', { style: { fontSize: '14px', 'line-height': 1.5 } }))).toMatchObject([
      { style: { fontSize: '14px', lineHeight: '1.5' } },
    ]);
    expect(
      safeRichText(element('p', { style: 'width: calc(100% - 8px) !important; color: rgb(1, 2, 3)' })),
    ).toMatchObject([{ style: { width: 'calc(100% - 8px)', color: 'rgb(1, 2, 3)' } }]);
  });

  it('survives deep and endless trees', () => {
    let deep: unknown = 'core';
    for (let depth = 0; depth < 10_000; depth += 1) deep = element('div', { children: [deep] });
    expect(flatten(safeRichText(deep)).length).toBeLessThan(50);
    expect(safeRichText(Array.from({ length: 9_000 }, () => 'a')).length).toBe(5_000);
  });

  it('keeps the look of old attributes, below that of a style', () => {
    const look = (tag: string, attributes: object, style = '') =>
      safeRichText([{ tag, attributes: { ...attributes, style }, children: ['x'] }]).map((node) =>
        node.kind === 'element' ? [node.tag, node.style] : [],
      );
    expect(look('p', { align: 'CENTER' })).toEqual([['p', { textAlign: 'center' }]]);
    expect(look('p', { align: 'right' }, 'text-align:left')).toEqual([['p', { textAlign: 'left' }]]);
    expect(look('center', {})).toEqual([['div', { textAlign: 'center' }]]);
    expect(look('font', { color: '#c00', size: '5', face: '宋体' })).toEqual([
      ['span', { color: '#c00', fontSize: 'x-large' }],
    ]);
    expect(look('font', { color: 'url(//a.cn)', size: '9' })).toEqual([['span', {}]]);
    expect(look('table', { align: 'center' })).toEqual([['table', {}]]);
    expect(look('constructor', { align: 'x' })).toEqual([[]]);
  });

  it.each([null, undefined, 7, [], {}, [null, 7]])('returns nothing for %j', (nodes) => {
    expect(safeRichText(nodes)).toEqual([]);
  });

  it('never passes an element, an event or an address that is not listed', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.string(),
        fc.dictionary(fc.string(), fc.string()),
        (tag, text, attributes) => {
          const nodes = flatten(
            safeRichText([element('div', { children: [{ tag, attributes, children: [text] }] })]),
          );
          for (const node of nodes) {
            if (node.kind === 'text') continue;
            expect(Object.keys(node.attributes).filter((name) => name.startsWith('on'))).toEqual([]);
            expect(['script', 'iframe', 'style']).not.toContain(node.tag);
          }
        },
      ),
    );
  });
});
