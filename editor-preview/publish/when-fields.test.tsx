// Times of a publication as they are typed, part by part.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderInEditor } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { EditorStore } from '../store/editor-store';
import { openDraft } from '~/domain/studio/document';
import { titles } from '../store/testing';
import { momentWords } from '~/domain/studio/moments';
import { isTimeMissing, NOW, type When } from './publish-acts';
import { WhenFields } from './when-fields';

beforeEach(() => fakeApi.reset());

function open() {
  let now: When = NOW;
  function Fields() {
    const [when, setWhen] = useState(NOW);
    now = when;
    return <WhenFields when={when} onChange={setWhen} />;
  }
  renderInEditor(new EditorStore(openDraft(titles(['一']))), <Fields />, { answer: { doc: 'page-1' } });
  return { when: () => now };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a year that is typed figure by figure stays as it is typed, and is no time until it is one', () => {
  const { when } = open();
  fireEvent.click(screen.getByRole('radio', { name: '定时' }));
  for (const year of ['0002', '0020', '0209']) {
    type('发布时间', `${year}-11-26T20:00:05`);
    expect(screen.getByLabelText('发布时间')).toHaveProperty('value', `${year}-11-26T20:00:05`);
  }
  type('发布时间', '0002-11-26T20:00:05');
  expect(isTimeMissing(when())).toBe(true);
  type('发布时间', '2096-11-26T20:00:05');
  expect([when().at, isTimeMissing(when())]).toEqual(['2096-11-26T12:00:05.000Z', false]);
});

it('an emptied end stays to be filled, and is not sent as none', () => {
  const { when } = open();
  fireEvent.click(screen.getByRole('radio', { name: '现在，到期换回' }));
  type('到期时间', '');
  expect(screen.getByLabelText('到期时间')).toHaveProperty('value', '');
  expect(isTimeMissing(when())).toBe(true);
});

it('begins with the times of the day that the settings name, the end after the beginning', () => {
  const { when } = open();
  const clockOf = (at: string | null) => momentWords(at ?? '').slice(6);
  fireEvent.click(screen.getByRole('radio', { name: '定时' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '有到期时间' }));
  const { at, until } = when();
  expect([clockOf(at), clockOf(until)]).toEqual(['20:00', '00:00']);
  expect(Date.parse(until ?? '') - Date.parse(at ?? '')).toBe(4 * 3_600_000);
  expect(Date.parse(at ?? '')).toBeGreaterThan(Date.now());
  fireEvent.click(screen.getByRole('radio', { name: '现在，到期换回' }));
  expect([when().at, clockOf(when().until)]).toEqual([null, '00:00']);
});

const versionOf = (id: number, number: number, isLive: boolean) => ({
  id,
  number,
  isLive,
  kind: 'published',
  note: isLive ? '' : '中秋会场',
  by: { id: 1, name: '林知夏' },
  at: '2026-11-20T04:00:00.000Z',
  liveFrom: null,
  liveTo: null,
});

it('ends with another version of the page, the latest one that is not live unless another is chosen', async () => {
  const items = [versionOf(73, 3, true), versionOf(72, 2, false), versionOf(71, 1, false)];
  fakeApi.answer('GET documents/page-1/versions', { items, next: null });
  const { when } = open();
  fireEvent.click(screen.getByRole('radio', { name: '现在，到期换回' }));
  await screen.findByRole('option', { name: '换成另一个版本' });
  type('到期后', 'version');
  expect(when().after).toBe(72);
  expect(screen.queryByRole('option', { name: /^第 3 版/ })).toBeNull();
  screen.getByRole('option', { name: /^第 2 版 · .* · 中秋会场$/ });
  type('版本', '71');
  expect(when().after).toBe(71);
  type('到期后', 'previous');
  expect([when().after, screen.queryByLabelText('版本')]).toEqual(['previous', null]);
});

it('offers no other version where there is none', async () => {
  fakeApi.answer('GET documents/page-1/versions', { items: [versionOf(73, 3, true)], next: null });
  open();
  fireEvent.click(screen.getByRole('radio', { name: '现在，到期换回' }));
  await waitFor(() => expect(fakeApi.asked('GET documents/page-1/versions')).toHaveLength(1));
  expect(screen.queryByRole('option', { name: '换成另一个版本' })).toBeNull();
});
