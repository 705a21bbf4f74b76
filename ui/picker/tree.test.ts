// Proves the path of a choice in its tree.
import { describe, expect, it } from 'vitest';
import { chosenPath, columnsOf, type PickerNode, replaceAt } from './tree';

const tree: PickerNode[] = [
  {
    id: 1,
    text: '浙江',
    children: [
      { id: 11, text: '杭州', children: [{ id: 111, text: '西湖' }] },
      { id: 12, text: '宁波' },
    ],
  },
  { id: 2, text: '北京', children: [{ id: 21, text: '东城' }] },
];
const texts = (ids: (string | number)[]) => chosenPath(tree, ids, 3).map(({ text }) => text);

describe('chosenPath', () => {
  it('starts with the first of every level', () => {
    expect(texts([])).toEqual(['浙江', '杭州', '西湖']);
  });

  it('follows the ids as long as they exist and ends where the tree ends', () => {
    expect(texts([1, 12])).toEqual(['浙江', '宁波']);
    expect(texts([2, 99])).toEqual(['北京', '东城']);
  });

  it('is empty for an empty tree', () => {
    expect(chosenPath([], [1], 3)).toEqual([]);
  });
});

describe('columnsOf', () => {
  it('shows the roots and the children of each chosen node', () => {
    const columns = columnsOf(tree, chosenPath(tree, [1, 11], 3));
    expect(columns.map((column) => column.map(({ text }) => text))).toEqual([
      ['浙江', '北京'],
      ['杭州', '宁波'],
      ['西湖'],
    ]);
  });
});

describe('replaceAt', () => {
  it('preserves the columns after the changed one where the new branch has the same ids', () => {
    const branch = (id: number) => ({ id, text: String(id), children: [1, 2].map((day) => leaf(day)) });
    const leaf = (id: number) => ({ id, text: String(id) });
    const days = [branch(10), branch(11)];
    expect(replaceAt(chosenPath(days, [10, 2], 2), 0, 11)).toEqual([11, 2]);
    expect(texts(replaceAt(chosenPath(tree, [1, 11], 3), 0, 2))).toEqual(['北京', '东城']);
    expect(texts(replaceAt(chosenPath(tree, [1, 11], 3), 1, 12))).toEqual(['浙江', '宁波']);
  });
});
