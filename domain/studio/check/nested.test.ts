// Proves the check of blocks in slots: by the rules of their own widgets, at their own places.
import { expect, it } from 'vitest';
import type { Shape } from '~/schemas/shape';
import type { SlotTable } from '../../slots';
import { contextOf } from '../commands/testing';
import { draftOf, type EditDoc, openDraft } from '../document';
import type { FormField, PaletteEntry, WidgetForm } from '../form';
import type { WidgetRules } from './block-data';
import { checkDocument, wantedFacts } from './check-document';
import { type Facts, NO_FACTS } from './issue';
import { must } from './widget-checks';

const field = (name: string, more: Partial<FormField>): FormField => ({
  name,
  title: name,
  group: 'content',
  control: 'text',
  kind: 'text',
  ...more,
});
const formOf = (id: string, ...fields: FormField[]): WidgetForm => ({
  id,
  unseen: [],
  groups: [{ id: 'content', fields }],
});

const slot = field('blocks', { control: 'blocks', kind: 'list', allow: ['words', 'box'], max: 2 });
const boxShape: Shape = { t: 'o', p: { blocks: { t: 'a', d: [] } } };
const wordsShape: Shape = { t: 'o', p: { text: { t: 's', d: '' }, picture: { t: 's', d: '' } } };
const widgets: Record<string, WidgetRules> = {
  box: { form: formOf('box', slot), shape: boxShape, checks: [] },
  words: {
    form: formOf(
      'words',
      field('text', { maxLength: 4 }),
      field('picture', { control: 'picture', size: 'any' }),
    ),
    shape: wordsShape,
    checks: [must('empty', '/text', (data) => data['text'] === '' && '没有文字')],
  },
};
const entry = (id: string, title: string): PaletteEntry => ({
  id,
  title,
  group: 'basic',
  words: [],
  initials: [],
  presets: [],
  isInPalette: true,
  description: '',
});
const palette = { box: entry('box', '盒子'), words: entry('words', '文字') };
const facts: Facts = { ...NO_FACTS, maxBlocks: 100 };

const words = (text: string, more: object = {}) => ({
  id: 'words',
  data: { text, picture: 'a.jpg', ...more },
});
const box = (...blocks: unknown[]) => ({ id: 'box', data: { blocks } });
const SLOTS: SlotTable = { box: [{ path: ['blocks'], allow: ['words', 'box'], max: 2 }] };
const docOf = (block: object, notes: EditDoc['notes'] = {}) =>
  openDraft({ ...draftOf(contextOf([block]).doc), notes }, SLOTS);
const issuesOf = (block: object, notes: EditDoc['notes'] = {}) =>
  checkDocument({ doc: docOf(block, notes), widgets, palette, facts }).map(
    ({ level, code, uid, at }) => `${level} ${code} ${uid} ${at}`,
  );

it('finds what each block has wrong by its own rules, as of that block', () => {
  expect(issuesOf(box(words('好'), words('')))).toContain('must empty b0/blocks/1 /text');
  expect(issuesOf(box(words('太长的文字')))).toContain('should schema b0/blocks/0 /text');
  expect(issuesOf(box(words('好')))).not.toContain('must empty b0/blocks/0 /text');
});

it('says which block it is about, and where that stands', () => {
  const doc = docOf(box({ ...words(''), uid: 'w' }));
  const [issue] = checkDocument({ doc, widgets, palette, facts }).filter(({ code }) => code === 'empty');
  expect([issue?.words, issue?.uid, issue?.at]).toEqual(['在「盒子」：没有文字', 'w', '/text']);
});

it('refuses what the slot does not allow and what is too much', () => {
  expect(issuesOf(box({ id: 'search', data: {} }))).toContain('must slot b0 /blocks/0');
  expect(issuesOf(box(7))).toContain('must slot b0 /blocks/0');
  expect(issuesOf(box(words('一'), words('二'), words('三')))).toContain('must limit b0 /blocks');
  expect(issuesOf(box(words('一'))).filter((issue) => /slot|limit/.test(issue))).toEqual([]);
});

it('looks at none that is hidden, by itself or with what is around it', () => {
  const isFound = (notes: EditDoc['notes']) =>
    issuesOf(box({ ...words(''), uid: 'w' }), notes).some((issue) => issue.includes('empty'));
  expect([isFound({}), isFound({ w: { isHidden: true } }), isFound({ b0: { isHidden: true } })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('ends where a block stands in its own kind, which shoppers do not see', () => {
  expect(issuesOf(box(box(words('')))).filter((issue) => issue.includes('empty'))).toEqual([]);
});

it('asks for the pictures of blocks in slots', () => {
  const doc = docOf(box(words('一', { picture: 'b.jpg' })));
  expect(wantedFacts({ doc, widgets }).pictures).toEqual(['b.jpg']);
});
