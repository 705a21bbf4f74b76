// Where the focus goes when what had it is removed or disabled.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFocus } from './lost-focus';

let end = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  end = watchFocus();
  document.body.innerHTML = `
    <section id="canvas" tabindex="0">
      <button id="skip"></button>
      <div id="notices"><div><button id="mine"></button></div><div><button id="next"></button></div></div>
      <p id="said"></p>
    </section>
    <div id="form"><input id="field" /><div id="choice"><button id="choose"></button></div></div>`;
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

const element = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`No ${id}`);
  return found;
};
const focused = () => document.activeElement?.id;

/** By keys, as hands without a pointer come to it. */
function enter(id: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  element(id).focus();
}

const settle = () => vi.runAllTimersAsync();

it('goes to what follows in the same box', async () => {
  enter('mine');
  element('mine').parentElement?.remove();
  await settle();
  expect(focused()).toBe('next');
});

it('goes to the box, where nothing follows and it is a stop itself', async () => {
  enter('next');
  element('notices').remove();
  await settle();
  expect(focused()).toBe('canvas');
});

it('goes to what precedes, such as the field of a choice', async () => {
  enter('choose');
  element('choice').remove();
  await settle();
  expect(focused()).toBe('field');
});

it('goes to what stands in its place now', async () => {
  enter('choose');
  element('form').innerHTML = '<button id="done"></button>';
  await settle();
  expect(focused()).toBe('done');
});

it('goes out of a box that is removed afterwards', async () => {
  enter('mine');
  element('mine').remove();
  element('notices').remove();
  await settle();
  expect(focused()).toBe('canvas');
});

it('comes back to a button that was disabled for a while', async () => {
  enter('choose');
  // As browsers do with one that is disabled.
  element('choose').blur();
  element('choose').setAttribute('disabled', '');
  await settle();
  expect(focused()).toBe('');
  element('choose').removeAttribute('disabled');
  await settle();
  expect(focused()).toBe('choose');
});

it('does not come back to a button that was left after it was enabled again', async () => {
  enter('choose');
  element('choose').setAttribute('disabled', '');
  await vi.advanceTimersByTimeAsync(1);
  element('choose').removeAttribute('disabled');
  await settle();
  element('choose').blur();
  element('said').textContent = '已保存';
  await settle();
  expect(focused()).toBe('');
});

it('stays with what has taken it, with a pointer, and at the beginning of another place', async () => {
  enter('choose');
  element('choice').remove();
  element('skip').focus();
  await settle();
  expect(focused()).toBe('skip');

  enter('next');
  element('next').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element('next').remove();
  await settle();
  expect(focused()).toBe('');

  element('form').innerHTML = '<main><a id="link" href="#"></a></main>';
  enter('link');
  element('form').replaceChildren();
  await settle();
  expect(focused()).toBe('');
});
