import { expect, it } from 'vitest';
import { pictureAddresses, withPictureAddresses } from './picture-addresses';

const A = 'https://old.example/a.png';
const HTML = `<p>茶<IMG class="x" src='${A}'><img alt="b" src="https://old.example/b?w=1&amp;h=2"><img src="uploads/c.png"></p>`;

it('finds the address that a text is, and those of the pictures in a rich text', () => {
  expect(pictureAddresses(A)).toEqual([A]);
  expect(pictureAddresses(HTML)).toEqual([A, 'https://old.example/b?w=1&h=2']);
});

it('finds none in other texts', () => {
  for (const text of [
    '',
    `见 ${A}`,
    `<a href="${A}">图</a>`,
    `<img data-src="${A}">`,
    '<img src="data:image/png;base64,AA">',
  ])
    expect([text, pictureAddresses(text)]).toEqual([text, []]);
});

it('replaces the addresses that are named, and no other byte', () => {
  const to = new Map([
    [A, 'uploads/a.png'],
    ['https://old.example/b?w=1&h=2', 'uploads/"b.png'],
  ]);
  expect(withPictureAddresses(A, to)).toBe('uploads/a.png');
  expect(withPictureAddresses(HTML, to)).toBe(
    HTML.replace(A, 'uploads/a.png').replace('https://old.example/b?w=1&amp;h=2', 'uploads/&#34;b.png'),
  );
  expect(withPictureAddresses(`见 ${A}`, to)).toBe(`见 ${A}`);
});

it.each(['<img ', '<img src="', "<img x='", 'https://a.b/c.jpg?', '<img src '])(
  'reads 4 MB of %s',
  (part) => {
    const text = `${part.repeat((4 * 2 ** 20) / part.length)} `;
    expect(pictureAddresses(text)).toEqual([]);
    expect(withPictureAddresses(text, new Map())).toBe(text);
  },
);
