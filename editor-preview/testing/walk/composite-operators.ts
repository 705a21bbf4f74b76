// How each control with rows or a dialog of its own is operated: lists, pickers, pictures, links, areas. For tests.
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { isArray } from '~/domain/record';
import type { ControlId } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
import { film, picture } from '../mall-answers';
import { openMenu, pressEntry } from '../open-menu';
import {
  type Act,
  buttonIn,
  dialog,
  must,
  own,
  ownAll,
  ownButton,
  press,
  pressSoon,
  type Shown,
  showsWords,
  type,
  type Use,
} from './operate';

const rowsOf = (use: Use): HTMLElement[] =>
  [...use.element().querySelectorAll<HTMLElement>('[data-row]')].filter(
    (row) => row.parentElement?.closest('[data-at]') === use.element(),
  );
const countOf = (use: Use): number => (Array.isArray(use.value()) ? (use.value() as unknown[]).length : 0);

const showsRows =
  (use: Use, count: number): Shown =>
  () =>
    expect(rowsOf(use)).toHaveLength(count);

const summaryOf = (row: HTMLElement | undefined): HTMLElement =>
  must(
    row?.querySelector<HTMLElement>('[data-summary]') ?? row?.querySelector<HTMLElement>('button, span'),
    'A row without its line',
  );

/** Without its number in the list. */
const ownWords = (row: HTMLElement | undefined): string =>
  summaryOf(row).textContent.replace(/ \d+ · /, ' · ');

const addRow: Act = (use) => {
  const { add = '添加一项' } = use.field.rows ?? {};
  const button = ownButton(use, new RegExp(`^${add}$`));
  if (button === undefined) return null;
  const count = countOf(use);
  fireEvent.click(button);
  return showsRows(use, count + 1);
};

/** Moves the first row behind the second one, from which it differs; `expectMoved` proves the value by the rows as they should be. */
const moving =
  (expectMoved: (value: unknown, rows: readonly unknown[]) => void): Act =>
  (use) => {
    const [first, second] = rowsOf(use);
    const rows = use.value();
    if (first === undefined || second === undefined || !isArray(rows) || isSameJson(rows[0], rows[1]))
      return null;
    const words = ownWords(second);
    fireEvent.keyDown(summaryOf(first), { key: 'ArrowDown', altKey: true });
    return () => {
      expectMoved(use.value(), [rows[1], rows[0], ...rows.slice(2)]);
      // Rows without words of their own are called by their place.
      expect(ownWords(rowsOf(use)[0])).toBe(words);
    };
  };

const moveRow = moving((value, rows) => expect(value).toEqual(rows));

/** Blocks get uids of their own as they change places. */
const moveBlock = moving((value, rows) => expect(value).toMatchObject(rows));

const removeRow: Act = (use) => {
  const { min = 0, fixed } = use.field.rows ?? {};
  const count = countOf(use);
  if (fixed !== undefined || count <= min) return null;
  fireEvent.keyDown(summaryOf(rowsOf(use)[0]), { key: 'Delete' });
  return showsRows(use, count - 1);
};

/** Of the first kind that its slot allows; the new block's form is left again. */
const addBlock: Act = async (use) => {
  const label = ownButton(use, /^添加到/)?.getAttribute('aria-label');
  if (typeof label !== 'string') return null;
  const count = countOf(use);
  const [first = ''] = await openMenu(label);
  pressEntry(first);
  // The mall is asked for its own content first.
  fireEvent.click(await screen.findByRole('button', { name: /^分栏 / }));
  return showsRows(use, count + 1);
};

const pasteRows: Act = async (use) => {
  const button = ownButton(use, /^从 Excel 粘贴$/);
  if (button === undefined) return null;
  const count = countOf(use);
  fireEvent.click(button);
  const sheet = await dialog();
  fireEvent.change(must(sheet.querySelector('textarea'), 'No place to paste'), {
    target: { value: '一\n二' },
  });
  const done = must(buttonIn(sheet, /^添加 \d 项$/), 'Nothing to add');
  const added = Number(/\d/.exec(done.textContent)?.[0]);
  fireEvent.click(done);
  return showsRows(use, count + added);
};

/** Takes the first thing that is not chosen yet; a picker of one closes by it. */
async function takeFirst(): Promise<string> {
  const picker = await dialog();
  const unchosen = () =>
    picker.querySelector<HTMLInputElement>('input[data-row]:not(:checked, :disabled)') ?? undefined;
  let name = '';
  await pressSoon(() => {
    name = unchosen()?.getAttribute('aria-label') ?? '';
    return unchosen();
  }, 'something to choose');
  const done = buttonIn(picker, /^确定/);
  if (done !== undefined && picker.isConnected) fireEvent.click(done);
  return name.replace(/^选择/, '');
}

const pick: Act = async (use) => {
  const { add, max = Infinity } = use.field.rows ?? {};
  if (countOf(use) >= max) return null;
  press(ownButton(use, add === undefined ? /选择|换一个/ : new RegExp(`^${add}`)), 'the picker');
  return showsWords(use, await takeFirst());
};

const pickAnother: Act = async (use) => {
  const button = buttonIn(rowsOf(use)[0] ?? document.createElement('i'), /换一个$/);
  if (button === undefined) return null;
  fireEvent.click(button);
  return showsWords(use, await takeFirst());
};

const removePicked: Act = (use) => {
  const button = buttonIn(use.element(), /^移除/);
  if (button === undefined) return null;
  const count = countOf(use);
  fireEvent.click(button);
  return use.field.kind === 'list' ? showsRows(use, count - 1) : showsWords(use, '还没有选');
};

/** Takes the library's only picture or film. */
async function takeMedia(name: string): Promise<void> {
  const library = await dialog();
  await pressSoon(() => buttonIn(library, new RegExp(`^${name}`)), name);
  press(buttonIn(library, /^使用/), '使用');
}

const choosePicture: Act = async (use) => {
  press(ownButton(use, /^(选择|更换)/), 'the picture');
  await takeMedia(picture.name);
  return () => expect(ownAll<HTMLImageElement>(use, 'img')[0]?.getAttribute('src')).toContain(picture.url);
};

const clearPicture: Act = (use) => {
  const button = ownButton(use, /^清空$/);
  if (button === undefined) return null;
  fireEvent.click(button);
  return () => expect(own(use, 'img')).toBeUndefined();
};

const addPicture: Act = async (use) => {
  const count = ownAll(use, 'li').length;
  press(ownButton(use, new RegExp(`^${use.field.rows?.add ?? '添加图片'}$`)), 'the pictures');
  await takeMedia(picture.name);
  return () => expect(ownAll(use, 'li')).toHaveLength(count + 1);
};

const typeFilm: Act = (use) => type(use, 'input', 'https://example.com/film.mp4');

const chooseFilm: Act = async (use) => {
  press(ownButton(use, /^从素材选择/), 'the films');
  await takeMedia(film.name);
  return () => expect(ownAll<HTMLInputElement>(use, 'input')[0]?.value).toBe(film.url);
};

/** Places without a parameter, and those that a copyright may open. */
const PLACES = ['商城首页', '我的收藏', '联系我们', '网页链接'] as const;
const PARAMETERS = { tel: '400-123-4567', url: 'https://example.com/' } as const;

const chooseLink: Act = async (use) => {
  const before = use.element().textContent;
  press(ownButton(use, /选择链接|换一个$/), 'the link');
  const catalogue = await dialog();
  const found = () =>
    PLACES.filter((name) => !before.includes(name)).flatMap(
      (name) =>
        [...catalogue.querySelectorAll<HTMLElement>('[data-entry]')].find(
          (one) => one.textContent === name,
        ) ?? [],
    )[0];
  await pressSoon(found, 'a place');
  const name = found()?.textContent ?? '';
  for (const [kind, value] of Object.entries(PARAMETERS)) {
    const input = catalogue.querySelector(`input[type="${kind}"]`);
    if (input !== null) fireEvent.change(input, { target: { value } });
  }
  press(buttonIn(catalogue, /^确定$/), '确定');
  return showsWords(use, name);
};

const clearLink: Act = (use) => {
  const button = ownButton(use, /^清除/);
  if (button === undefined) return null;
  fireEvent.click(button);
  return showsWords(use, '没有链接');
};

const openAreas = async (use: Use): Promise<HTMLElement> => {
  press(ownButton(use, /^编辑热区$/), 'the areas');
  return dialog();
};

const areasOf = (editor: HTMLElement): number => editor.querySelectorAll('[data-area]').length;

/** Ends with an area more than before; a field of one has it anew. */
const addArea: Act = async (use) => {
  const editor = await openAreas(use);
  const remove = use.field.control === 'hotspot' ? buttonIn(editor, /^删除$/) : undefined;
  if (remove !== undefined) fireEvent.click(remove);
  press(buttonIn(editor, new RegExp(`^${use.field.rows?.add ?? '添加热区'}$`)), 'a new area');
  const count = areasOf(editor);
  press(buttonIn(editor, /^完成$/), '完成');
  return showsWords(use, `${count} 个热区`);
};

const moveArea: Act = async (use) => {
  const editor = await openAreas(use);
  if (areasOf(editor) === 0) press(buttonIn(editor, /^添加/), 'a new area');
  const area = () => must(editor.querySelector<HTMLElement>('[data-area="0"]'), 'No area');
  const left = () => editor.querySelector<HTMLInputElement>('[data-at$="/left"] input');
  fireEvent.focus(area());
  const before = Number(must(left(), 'No number').value);
  fireEvent.keyDown(area(), { key: 'ArrowRight' });
  expect(Number(left()?.value)).toBe(before + 1);
  press(buttonIn(editor, /^完成$/), '完成');
  return () => expect(document.querySelector('dialog')).toBeNull();
};

const arrange: Act = (use) => {
  const radios = ownAll<HTMLInputElement>(use, 'input[type="radio"]');
  const other = must(
    radios.find(({ checked }) => !checked),
    'No other arrangement',
  );
  const index = radios.indexOf(other);
  fireEvent.click(other);
  return () =>
    expect(ownAll<HTMLInputElement>(use, 'input[type="radio"]').findIndex(({ checked }) => checked)).toBe(
      index,
    );
};

/** A grid of one's own with a picture over its first cell. */
const arrangeFreely: Act = (use) => {
  press(ownAll<HTMLInputElement>(use, 'input[type="radio"]').at(-1), 'the free grid');
  const cell = must(buttonIn(use.element(), /^第 1 行第 1 格$/), 'No cell');
  fireEvent.keyDown(cell, { key: 'Enter' });
  return () => expect(buttonIn(use.element(), /^图片 1$/)).toBeDefined();
};

const flipBadge: Act = (use) => {
  const other = must(
    ownAll<HTMLInputElement>(use, 'input[type="radio"]').find(({ checked }) => !checked),
    'No other badge',
  );
  const words = other.closest('label')?.textContent;
  fireEvent.click(other);
  return () => expect(own(use, 'input[type="radio"]:checked')?.closest('label')?.textContent).toBe(words);
};

const chooseBadge: Act = (use) => {
  const [, isOwn] = ownAll<HTMLInputElement>(use, 'input[type="radio"]');
  if (isOwn?.checked === false) fireEvent.click(isOwn);
  return choosePicture(use);
};

const typePlace: Act = (use) => type(use, 'input', '30.5,120.5');

const takeStore: Act = async (use) => {
  const stores = must(ownAll<HTMLDetailsElement>(use, 'details')[0], 'No stores');
  stores.open = true;
  fireEvent(stores, new Event('toggle'));
  await pressSoon(() => buttonIn(stores, /^stores/), 'a store');
  return () => expect(ownAll<HTMLInputElement>(use, 'input')[0]?.value).toBe('30.2741,120.1551');
};

/** In its dialog, over the source: what the text's own tools do is proved beside the editor. */
const writeRichText: Act = async (use) => {
  press(ownButton(use, /^编辑/), '编辑');
  const editor = await dialog();
  await pressSoon(() => buttonIn(editor, /^源码$/), '源码');
  const source = must(editor.querySelector('textarea'), 'No source');
  fireEvent.change(source, { target: { value: '<p>写好的一段</p>' } });
  press(buttonIn(editor, /^完成$/), '完成');
  return () => {
    expect(use.value()).toBe('<p>写好的一段</p>');
    showsWords(use, '写好的一段')();
  };
};

const LIST = [addRow, moveRow, removeRow, pasteRows] as const;
const PICKED = [pick, pickAnother, moveRow, removePicked] as const;

type CompositeId = Extract<
  ControlId,
  | 'picture'
  | 'pictures'
  | 'video'
  | 'link'
  | 'goods'
  | 'pick'
  | 'list'
  | 'fixed-list'
  | 'form-fields'
  | 'blocks'
  | 'hotspot'
  | 'hotspots'
  | 'rubik'
  | 'tile'
  | 'location'
  | 'rich'
>;

export const COMPOSITE: Readonly<Record<CompositeId, readonly Act[]>> = {
  picture: [choosePicture, clearPicture],
  pictures: [addPicture],
  video: [typeFilm, chooseFilm],
  link: [chooseLink, clearLink],
  goods: PICKED,
  pick: PICKED,
  list: LIST,
  'fixed-list': [moveRow],
  'form-fields': LIST,
  blocks: [addBlock, moveBlock, removeRow],
  hotspot: [addArea, moveArea],
  hotspots: [addArea, moveArea],
  rubik: [arrange, arrangeFreely],
  tile: [flipBadge, chooseBadge],
  location: [typePlace, takeStore],
  rich: [writeRichText],
};
