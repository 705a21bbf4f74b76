// Proves what the descriptions of schemas must say.
import { expect, it } from 'vitest';
import { repeatingNames, undescribed } from './schema';

const owner = (description: string) => ({
  $defs: { Row: { type: 'object', properties: { goods_name: { type: 'string', description } } } },
});
const AT = '#/$defs/Row/properties/goods_name';

it.each(['Name.', 'Goods name', 'goods_name'])('finds a description that repeats the name: %s', (words) => {
  expect(repeatingNames(owner(words))).toEqual([AT]);
});

it.each(['Name as it was sold.', '品名'])('leaves one that says more: %s', (words) => {
  expect(repeatingNames(owner(words))).toEqual([]);
});

it('wants what operators read in both languages', () => {
  expect(undescribed(owner('Name.'))).toEqual([AT]);
  expect(undescribed(owner('商品名称 | Name of the goods.'))).toEqual([]);
});
