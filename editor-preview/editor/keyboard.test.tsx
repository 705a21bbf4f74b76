// By the keyboard alone: insert from the list, edit, move, hide, delete, undo, choose in a picker, publish; never without a focus.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerFromMall } from '../testing/mall-answers';
import { stubAroundDocument } from '../testing/open-document';
import { openPage } from '../testing/open-page';
import { watchFocus } from '../ui/lost-focus';

stubAroundDocument();

const LONG = { timeout: 10_000 };

let unwatch = () => {};

beforeEach(() => {
  localStorage.clear();
  window.innerWidth = 1440;
  answerFromMall();
  // As the studio starts it.
  unwatch = watchFocus();
});
afterEach(() => unwatch());

async function open() {
  openPage(['春茶', '秋茶', '冬茶']);
  await screen.findByRole('tree', {}, LONG);
}

const focused = (): Element => document.activeElement ?? document.body;
/** What the browser does with a key that nobody takes: a button is pressed by Enter. */
function press(key: string, how: { code?: string; altKey?: boolean; ctrlKey?: boolean } = {}): void {
  const target = focused();
  const isFree = fireEvent.keyDown(target, { key, code: how.code ?? key, ...how });
  if (isFree && key === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target);
}
const row = (name: RegExp) => screen.getByRole('treeitem', { name });

/** Down from where the tree is entered, to the block. */
async function choose(name: RegExp): Promise<void> {
  act(() => document.querySelector<HTMLElement>('[role="tree"] [tabindex="0"]')?.focus());
  for (let at = 0; at < 6 && row(name).getAttribute('aria-selected') !== 'true'; at += 1) press('ArrowDown');
  await waitFor(() => expect(focused()).toBe(row(name)));
}
const rowNames = () =>
  screen
    .getAllByRole('treeitem')
    .flatMap((one) => /[春秋冬]茶/.exec(one.getAttribute('aria-label') ?? '')?.[0] ?? []);

it('moves, hides, deletes and undoes blocks, with the focus on a row all the time', async () => {
  await open();
  await choose(/秋茶/);
  press('ArrowDown', { altKey: true });
  await waitFor(() => expect(rowNames()).toEqual(['春茶', '冬茶', '秋茶']));
  await waitFor(() => expect(focused()).toBe(row(/秋茶/)));
  press('h', { code: 'KeyH' });
  await waitFor(() => expect(row(/秋茶/).getAttribute('aria-label')).toContain('隐藏'));
  expect(focused()).toBe(row(/秋茶/));
  press('ArrowUp');
  await waitFor(() => expect(focused()).toBe(row(/冬茶/)));
  press('ArrowUp');
  await waitFor(() => expect(focused()).toBe(row(/春茶/)));
  press('Delete');
  await waitFor(() => expect(rowNames()).toEqual(['冬茶', '秋茶']));
  await waitFor(() => expect(focused()).toBe(row(/冬茶/)));
  press('z', { code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(rowNames()).toEqual(['春茶', '冬茶', '秋茶']));
  expect(focused().getAttribute('role')).toBe('treeitem');
});

it('inserts from the list by its words, and is in the first field of the new block', async () => {
  await open();
  await choose(/秋茶/);
  press('/', { code: 'Slash' });
  const list = within(await screen.findByRole('dialog', { name: '添加组件' }, LONG));
  const search = list.getByRole('searchbox');
  // The browser's dialog takes the focus in by itself.
  act(() => search.focus());
  fireEvent.change(search, { target: { value: '标题' } });
  press('Enter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG);
  await waitFor(() => expect(focused().closest('[data-region="form"]')).not.toBeNull(), LONG);
  expect(screen.getAllByRole('treeitem').length).toBe(4);
});

it('opens a form and comes back to the row', async () => {
  await open();
  await choose(/秋茶/);
  await screen.findByDisplayValue('秋茶', {}, LONG);
  press('Enter');
  await waitFor(() => expect(focused().closest('[data-region="form"]')).not.toBeNull(), LONG);
  expect(focused()).toHaveProperty('value', '秋茶');
});

it('publishes by Ctrl+Enter, and gives the focus back where the dialog is closed', async () => {
  await open();
  await choose(/秋茶/);
  press('Enter', { ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: '发布' }, LONG);
  await waitFor(() => expect(dialog.contains(focused())).toBe(true));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(focused()).toBe(row(/秋茶/)));
});
