// Proves what user centres and modules must have beside what every page must.
import { expect, it } from 'vitest';
import type { DocKind } from '../api';
import { contextOf } from '../commands/testing';
import { checkDocument } from './check-document';
import { type Facts, NO_FACTS } from './issue';

const FACTS: Facts = { ...NO_FACTS, maxBlocks: 20 };

it.each([
  ['nothing where the head and more are there', ['background', 'user', 'link'], []],
  ['that the head is not first', ['link', 'user'], ['user-first']],
  ['that the head is alone', ['user'], ['least']],
  ['that nothing is there', [], ['user-first', 'least']],
])('finds of a user centre %s', (_what, ids, codes) => {
  const { doc } = contextOf(ids.map((id) => ({ id, data: {} })));
  const content = { ...doc, tabs: doc.tabs.slice(0, 1) };
  const musts = (kind: DocKind) =>
    checkDocument({ doc: content, kind, widgets: {}, palette: {}, facts: FACTS })
      .filter(({ level }) => level === 'must')
      .map(({ code }) => code);
  expect([musts('user-center'), musts('page')]).toEqual([codes, []]);
});

it('finds what a module cannot have in it', () => {
  const { doc, palette } = contextOf([
    { id: 'module', data: {} },
    { id: 'search', data: {} },
    { id: 'link', data: {} },
  ]);
  const found = (kind: DocKind) =>
    checkDocument({ doc, kind, widgets: {}, palette, facts: FACTS }).filter(
      ({ code }) => code === 'in-module',
    );
  expect(found('module')).toMatchObject([
    { level: 'must', uid: 'b0', words: '模块里不能放「module」，请删除' },
    { level: 'must', uid: 'b1', words: '模块里不能放「搜索」，请删除' },
  ]);
  expect(found('page')).toEqual([]);
});
