// Texts edited on the phone: how a session ends, what is sent of it, and where Tab goes.
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FromFrame, InlineText } from '../frame/messages';
import { editInline } from './inline-text';

const BLOCKS = [
  { uid: 'a', id: 'notice', stored: { data: { name: '公告' } } },
  { uid: 'b', id: 'nav', stored: { data: { navs: [{ name: '茶' }, { name: '器' }] } } },
];
const textAt = (uid: string, field: string, more: Partial<InlineText> = {}): InlineText => ({
  uid,
  field,
  maxLength: 4,
  isMultiline: false,
  ...more,
});
/** As the studio sends them, in the order of the forms. */
const TEXTS = [textAt('a', '/name'), textAt('b', '/navs/0/name'), textAt('b', '/navs/1/name')];

afterEach(async () => {
  document.body.replaceChildren();
  // A composition that has just ended keeps its Enter until the next task.
  await new Promise((next) => setTimeout(next));
});

function open(first: InlineText, texts: readonly InlineText[] = TEXTS) {
  const root = document.createElement('main');
  root.innerHTML =
    '<div data-uid="a"><b>公告</b></div><div data-uid="b"><ul><li><i>茶</i></li><li><i>器</i></li></ul></div>';
  document.body.append(root);
  const sent: string[] = [];
  const send = (message: FromFrame) => {
    if (message.t === 'text') sent.push(`${message.state} ${message.field} ${message.value}`);
  };
  editInline(first, texts, { root, send, nodes: () => BLOCKS });
  const area = () => {
    const [one] = document.querySelectorAll('textarea');
    if (one === undefined) throw new Error('No text is open');
    return one;
  };
  const isOpen = () => document.querySelector('textarea') !== null;
  const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(area(), { key, ...more });
  const type = (value: string, more: InputEventInit = {}) => {
    area().value = value;
    area().dispatchEvent(new InputEvent('input', more));
  };
  return { root, sent, area, isOpen, press, type };
}

it('sends what is typed and ends with Enter, and hides the text meanwhile', () => {
  const { root, sent, isOpen, press, type } = open(textAt('a', '/name'));
  const element = root.querySelector('b');
  expect(element?.style.visibility).toBe('hidden');
  type('通知');
  press('Enter');
  expect(sent).toEqual(['open /name 公告', 'typing /name 通知', 'done /name 通知']);
  expect([isOpen(), element?.style.visibility]).toEqual([false, '']);
});

it('is emptied as any other text, and takes a session back with Esc', () => {
  const emptied = open(textAt('a', '/name'));
  emptied.type('');
  emptied.press('Enter');
  expect(emptied.sent.at(-1)).toBe('done /name ');
  document.body.replaceChildren();
  const { sent, press, type } = open(textAt('a', '/name'));
  type('不要');
  press('Escape');
  expect(sent.at(-1)).toBe('cancel /name 不要');
});

it('sends nothing while an input method composes, and stays open at the Enter that ends a composition', () => {
  const { sent, area, isOpen, press, type } = open(textAt('a', '/name'));
  fireEvent.compositionStart(area());
  type("gong'gao", { isComposing: true });
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  expect([sent, isOpen()]).toEqual([['open /name 公告'], true]);
  area().value = '公告通知很多';
  fireEvent.compositionEnd(area());
  expect(sent.at(-1)).toBe('typing /name 公告通知');
});

it('cuts what was composed into a full text, not its tail, and leaves the caret there', () => {
  const { sent, area, type } = open(textAt('a', '/name'));
  type('公告通知');
  fireEvent.compositionStart(area());
  area().value = '新公告通知';
  area().setSelectionRange(1, 1);
  fireEvent.compositionEnd(area());
  expect([sent.at(-1), area().selectionEnd]).toEqual(['typing /name 公告通知', 0]);
});

it('breaks lines only where the field has several', () => {
  const single = open(textAt('a', '/name'));
  single.type('上\n下');
  expect(single.sent.at(-1)).toBe('typing /name 上下');
  single.press('Enter', { shiftKey: true });
  expect(single.isOpen()).toBe(false);
  document.body.replaceChildren();
  const many = open(textAt('a', '/name'), [textAt('a', '/name', { isMultiline: true })]);
  many.press('Enter', { shiftKey: true });
  expect(many.isOpen()).toBe(true);
  many.press('Enter');
  expect(many.isOpen()).toBe(false);
});

it('goes with Tab through the texts as they stand on the page, into the next block and back', () => {
  const { sent, isOpen, press, type } = open(textAt('a', '/name'));
  type('');
  press('Tab');
  press('Tab');
  press('Tab', { shiftKey: true });
  expect(sent.filter((one) => one.startsWith('open'))).toEqual([
    'open /name 公告',
    'open /navs/0/name 茶',
    'open /navs/1/name 器',
    'open /navs/0/name 茶',
  ]);
  press('Tab');
  press('Tab');
  expect(isOpen()).toBe(false);
});
