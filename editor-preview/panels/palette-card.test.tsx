// The card beside the palette says how many pages have the widget.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { palette } from '~/widgets/palette.gen';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { PaletteCard } from './palette-card';

beforeEach(() => fakeApi.reset());

function open(id: string): void {
  const entry = palette.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`No widget ${id}`);
  const card = (
    <PaletteCard entry={entry} place={null} top={0} state={{ kind: 'ready' }} insert={() => undefined} />
  );
  renderInEditor(new EditorStore(openDraft(titles(['一']))), card);
}

it.each([
  [12, '用于 12 个页面'],
  [0, '还没有页面用到'],
])('%s pages: %s', async (total, words) => {
  fakeApi.answer('GET pages', { items: [], next: null, total });
  open('banner');
  expect(await screen.findByText(words)).toBeTruthy();
});

it('has its picture at once, also while tiles have all frames', () => {
  open('banner');
  expect(screen.getByTitle('轮播广告的样子').getAttribute('src')).toBe('./stills/banner-0.html');
});

it('says that it could not be found out', async () => {
  fakeApi.refuse('GET pages', '出错了');
  open('banner');
  expect(await screen.findByText('没有查到用于几个页面')).toBeTruthy();
});
