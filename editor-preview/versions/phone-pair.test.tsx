// Two states of a page are compared side by side, or one over the other with a divider between them.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Change } from '~/domain/studio/diff/diff-documents';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { readyFrame } from '../testing/frames';
import { PhonePair } from './phone-pair';

const [was, now] = [titles(['一', '二']), titles(['一', '三'])].map((content) => openDraft(content));
const changes = [{ uid: 'b1', tab: '', title: '标题', places: [] }] as unknown as Change[];

async function open() {
  if (was === undefined || now === undefined) throw new Error('Two documents are compared');
  fakeApi.answer('GET /web/index.php', { code: 0, data: {} });
  fakeApi.answer('POST hydrate', { blocks: [] });
  const { container } = renderInEditor(
    new EditorStore(now),
    <PhonePair
      kind="page"
      was={{ label: '线上', doc: was }}
      now={{ label: '草稿', doc: now }}
      changes={changes}
    />,
  );
  const frames = [await readyFrame('线上预览'), await readyFrame('草稿预览')] as const;
  const place = () => container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--place');
  return { frames, place };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => fakeApi.reset());

it('lays one over the other with a divider in the middle, in the same frames', async () => {
  const { frames, place } = await open();
  expect(screen.queryByRole('slider')).toBeNull();
  const elements = [screen.getByTitle('线上预览'), screen.getByTitle('草稿预览')];
  press('叠放');
  expect(screen.getByRole('button', { name: '叠放' }).getAttribute('aria-pressed')).toBe('true');
  const divider = screen.getByRole('slider', { name: '线上和草稿的分界' });
  expect(divider.getAttribute('aria-valuetext')).toBe('左边 50% 是线上，右边是草稿');
  expect(place()).toBe('50%');
  fireEvent.change(divider, { target: { value: '80' } });
  expect(place()).toBe('80%');
  expect(divider.getAttribute('aria-valuetext')).toBe('左边 80% 是线上，右边是草稿');
  expect([screen.getByTitle('线上预览'), screen.getByTitle('草稿预览')]).toEqual(elements);
  expect(frames.map(({ got }) => got.filter(({ t }) => t === 'open').length)).toEqual([1, 1]);
  press('并排');
  expect(screen.queryByRole('slider')).toBeNull();
});

it('scrolls both in either way of comparing', async () => {
  const { frames } = await open();
  press('叠放');
  act(() => frames[1].send({ t: 'scrolled', top: 240 }));
  await waitFor(() => expect(frames[0].got.at(-1)).toEqual({ t: 'scroll', top: 240 }));
});

it('walks through the changes by N, also from the divider', async () => {
  await open();
  press('叠放');
  expect(screen.getByText('1 处修改')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('slider'), { code: 'KeyN', key: 'n' });
  expect(screen.getByText('第 1 处，共 1 处')).toBeDefined();
});

it('takes no focus from the keys, and passes on what is pressed in a frame', async () => {
  const { frames } = await open();
  const frame = screen.getByTitle('草稿预览');
  expect(frame.getAttribute('tabindex')).toBe('-1');
  const plain = { shift: false, ctrl: false, alt: false };
  frame.focus();
  act(() => frames[1].send({ t: 'key', code: 'Tab', key: 'Tab', mods: plain }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('上一处'));
  act(() => frames[1].send({ t: 'key', code: 'KeyN', key: 'n', mods: plain }));
  await screen.findByText('第 1 处，共 1 处');
});
