// Proves what the descriptions of schemas must say, and how deep shapes go.
import { expect, it } from 'vitest';
import type { Shape } from '~/schemas/shape';
import { repeatingNames, shapeOf, undescribed } from './schema';

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

const ROW = { type: 'object', properties: { name: { type: 'string' } } } as const;

it('reads what is shared to its end, however many references and bases it stands under', () => {
  const layers = Array.from({ length: 20 }, (_none, at) => [
    `L${at}`,
    at === 19 ? ROW : { allOf: [{ $ref: `#/$defs/L${at + 1}` }] },
  ]);
  expect(shapeOf({ $ref: '#/$defs/L0' }, Object.fromEntries(layers)).p).toEqual({ name: { t: 's' } });
});

it('ends where a schema holds itself', () => {
  const tree = { type: 'object', properties: { child: { $ref: '#/$defs/Tree' } } };
  const depthOf = ({ t, p }: Shape): number => (t === 'x' ? 0 : 1 + depthOf(p?.['child'] ?? { t: 'x' }));
  expect(depthOf(shapeOf({ $ref: '#/$defs/Tree' }, { Tree: tree }))).toBe(4);
});
