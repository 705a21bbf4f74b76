import { expect, test } from 'vitest';
import { elementOfField, fieldOfText } from './text-fields';

const data = { title: '秋茶', list: [{ name: '壶' }, { name: '壶' }], url: '/a' };

function page(): HTMLElement {
  const block = document.createElement('div');
  block.innerHTML = '<h2> 秋茶 </h2><ul><li><b>壶</b></li><li><b>壶</b></li></ul><p>别的</p>';
  return block;
}

test('A pressed text is the property that holds its words', () => {
  const block = page();
  const [title, other] = [block.querySelector('h2'), block.querySelector('p')];
  if (title === null || other === null) throw new Error('no elements');
  expect(fieldOfText(block, title, data)).toBe('/title');
  expect(fieldOfText(block, other, data)).toBeNull();
  expect(fieldOfText(block, block, data)).toBeNull();
});

test('The same words in several entries are identified by their order, both ways', () => {
  const block = page();
  const [, second] = block.querySelectorAll('b');
  if (second === undefined) throw new Error('no entry');
  expect(fieldOfText(block, second, data)).toBe('/list/1/name');
  expect(elementOfField(block, '/list/1/name', data)).toBe(second);
});

test('A property that is not shown has no element', () => {
  expect(elementOfField(page(), '/url', data)).toBeNull();
});
