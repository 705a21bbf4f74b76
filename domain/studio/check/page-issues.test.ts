// What the check says of a page as a whole: which of its tabs it means, and the block in which it is best mended.
import { expect, it } from 'vitest';
import { contextOf } from '../commands/testing';
import type { EditDoc } from '../document';
import type { WidgetForm } from '../form';
import { checkDocument } from './check-document';
import { type Facts, NO_FACTS } from './issue';

const FACTS: Facts = { ...NO_FACTS, maxBlocks: 1 };

const alone = (doc: EditDoc): EditDoc => ({ ...doc, tabs: doc.tabs.slice(0, 1) });

it('names the tab where the page has several', () => {
  const { doc, palette } = contextOf([{ id: 'link' }, { id: 'link' }, { id: 'link' }]);
  const hidden = { ...doc, notes: { b0: { isHidden: true as const } } };
  const wordsOf = (one: EditDoc) =>
    checkDocument({ doc: one, widgets: {}, palette, facts: FACTS }).map(({ words }) => words);
  expect(wordsOf(hidden)).toEqual([
    '分页「首页」：最多 1 个组件，现在有 2 个',
    '分页「首页」：已隐藏 1 个组件，不会发布',
  ]);
  expect(wordsOf(alone(hidden))).toEqual(['最多 1 个组件，现在有 2 个', '已隐藏 1 个组件，不会发布']);
});

it('leads from the weight of a page to its heaviest block', () => {
  const form: WidgetForm = {
    id: 'wall',
    unseen: [],
    groups: [
      {
        id: 'content',
        fields: [
          { name: 'cover', title: '图', group: 'content', control: 'picture', kind: 'text', size: 'any' },
        ],
      },
    ],
  };
  const shape = { t: 'o', p: { cover: { t: 's', d: '' } } } as const;
  const wall = (cover: string) => ({ id: 'wall', data: { cover } });
  const { doc, palette } = contextOf([wall('a.jpg'), wall('b.jpg'), wall('c.jpg')]);
  const picture = (bytes: number) => ({ width: 750, height: 300, bytes, alt: '', mean: null });
  const pictures = { 'a.jpg': picture(1_000), 'b.jpg': picture(2_000_000) };
  const issues = checkDocument({
    doc: alone(doc),
    widgets: { wall: { form, shape, checks: [] } },
    palette,
    facts: { ...FACTS, maxBlocks: 20, pictures },
  });
  expect(issues.find(({ code }) => code === 'weight')).toMatchObject({ uid: null, mendIn: 'b1' });
});
