// What the preview measured stands in the check, leads to its field, is said there, and can be accepted with a reason.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NOTHING_SEEN, type Rendering } from '~/domain/studio/check/issue';
import { renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { CheckProvider, useCheck } from './check-context';
import { CheckPanel } from './check-panel';

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET media', { items: [], next: null });
});

const DATA = { picUrl: 'a.jpg', startDateTime: '', endDateTime: '2099-01-01 00:00:00' };

async function open(seen: Partial<Rendering>) {
  let check: ReturnType<typeof useCheck> | undefined;
  function Preview() {
    check = useCheck();
    return null;
  }
  const view = await renderForm([{ id: 'timer', data: DATA }], {
    around: (form) => (
      <CheckProvider>
        <Preview />
        <section aria-label="检查">
          <CheckPanel />
        </section>
        <section aria-label="表单">{form}</section>
      </CheckProvider>
    ),
  });
  const again = () => act(async () => check?.again());
  check?.see([{ uid: 'b0', ...NOTHING_SEEN, ...seen }]);
  await again();
  return { ...view, again, see: (next: Rendering) => check?.see([{ uid: 'b0', ...next }]) };
}

const panel = () => within(screen.getByRole('region', { name: '检查' }));
const row = () =>
  panel()
    .getByText(/图片宽 4000/)
    .closest('li') as HTMLElement;
const LARGE = { pictures: [{ at: '/picUrl', width: 4000, enough: 750 }] };

it('names the block and what to do, and leads to the field', async () => {
  const { store } = await open(LARGE);
  expect(row().textContent).toContain('倒计时 图片宽 4000，比它的位置大一倍以上，750 就够了');
  fireEvent.click(within(row()).getByRole('button', { name: '去修改' }));
  expect(store.get()).toMatchObject({ selection: ['b0'] });
});

it('is gone once the preview sees that it is mended', async () => {
  const { see, again } = await open(LARGE);
  see(NOTHING_SEEN);
  await again();
  expect(panel().queryByText(/图片宽 4000/)).toBeNull();
});

it('can be accepted with a reason', async () => {
  const { again } = await open(LARGE);
  fireEvent.click(within(row()).getByRole('button', { name: '忽略…' }));
  fireEvent.click(within(row()).getByRole('button', { name: '忽略' }));
  await again();
  expect(panel().getByText('已忽略 1')).toBeTruthy();
  expect(panel().getByText(/图片宽 4000.*（知道了，这里不用）/)).toBeTruthy();
});

it('is said at the field of the selected block', async () => {
  await open({ targets: [{ at: '/picUrl', width: 750, height: 40 }] });
  const form = within(screen.getByRole('region', { name: '表单' }));
  expect(
    form
      .getByText(/点的地方只有 750×40/)
      .closest('[data-at]')
      ?.getAttribute('data-at'),
  ).toBe('/picUrl');
});
