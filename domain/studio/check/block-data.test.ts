// The check looks at a block in the version of its widget, and at nothing in one that nobody can read.
import { expect, it } from 'vitest';
import { contextOf } from '../commands/testing';
import type { WidgetRules } from './block-data';
import { checkDocument } from './check-document';
import { NO_FACTS } from './issue';

const RULES: WidgetRules = {
  form: {
    id: 'link',
    unseen: [],
    groups: [
      {
        id: 'content',
        fields: [
          { name: 'heading', title: '标题', group: 'content', control: 'text', kind: 'text', maxLength: 2 },
        ],
      },
    ],
  },
  shape: { t: 'o', p: { heading: { t: 's', d: '' } } },
  checks: [],
  widget: { version: 3, migrations: { 2: ({ title }) => ({ heading: title }) } },
};

const issuesOf = (element: object) => {
  const { doc, palette } = contextOf([{ id: 'link', ...element }]);
  const issues = checkDocument({
    doc,
    widgets: { link: RULES },
    palette,
    facts: { ...NO_FACTS, maxBlocks: 9 },
  });
  return issues.map(({ level, at, words }) => [level, at, words]);
};

it('looks at older data as they are shown', () => {
  const tooLong = [['should', '/heading', '「标题」最多 2 个字']];
  expect(issuesOf({ v: 2, data: { title: '三个字' } })).toEqual(tooLong);
  expect(issuesOf({ v: 3, data: { heading: '三个字' } })).toEqual(tooLong);
});

it('looks at nothing in a block that is newer, or whose older data cannot be migrated', () => {
  expect(issuesOf({ v: 4, data: { heading: '三个字' } })).toEqual([
    ['should', '', '这一块来自更新的版本，顾客看不到；可以删除后重新加'],
  ]);
  expect(issuesOf({ v: 1, data: { title: '三个字' } })).toEqual([
    ['should', '', '这一块的旧数据转换不了，顾客看不到；可以删除后重新加'],
  ]);
});
