// Which texts may be typed on the phone: none that could not be written.
import { expect, it } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { EditorStore } from '../store/editor-store';
import { markedTexts, richTextOf } from './marked-texts';

it('offers no text of a block that is locked, newer than the studio or cannot be migrated', async () => {
  const link = (title: string, more: object = {}) => ({ id: 'link', ...more, data: { title } });
  const elements = [
    link('一'),
    link('二', { v: 99 }),
    link('三'),
    { id: 'image-text', v: 99, data: {} },
    link('五', { v: 0 }),
  ];
  let read = 0;
  const newUid = () => `b${read++}`;
  const tab = tabOf(JSON.stringify(elements), { key: 'a', name: '首页', templateId: 1, newUid });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: { b2: { locked: 'editor' } }, meta: {} }), {
    tab: 'a',
  });
  expect((await markedTexts(store.get())).map(({ uid }) => uid)).toEqual(['b0']);
  expect(await richTextOf(store.get(), 'b3')).toBeNull();
});
