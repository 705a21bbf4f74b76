// Between the regions, and from the phone to what stands beside it.
import { beforeEach, expect, it } from 'vitest';
import { focusNextRegion, leavePhone } from './regions';

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-region="rail"><button id="rail"></button></nav>
    <section data-region="panel"><button></button><button id="row" tabindex="0"></button></section>
    <main data-region="stage"><section id="canvas" tabindex="0">
      <button id="skip"></button><iframe tabindex="-1"></iframe><button id="name"></button>
    </section></main>
    <aside data-region="form">
      <div role="separator" tabindex="0"></div><button id="form"></button><button tabindex="0"></button>
    </aside>`;
});

const phone = () => document.querySelector('iframe');
const focused = () => document.activeElement?.id;

it('goes with Tab from the phone to the name of the block, and back before the phone', () => {
  phone()?.focus();
  leavePhone(1);
  expect(focused()).toBe('name');
  phone()?.focus();
  leavePhone(-1);
  expect(focused()).toBe('skip');
});

it('goes to the next region where nothing follows the phone', () => {
  document.getElementById('name')?.remove();
  phone()?.focus();
  leavePhone(1);
  expect(focused()).toBe('form');
});

it('goes round within a dialog or a place without regions, and never stays in a phone', () => {
  for (const around of ['dialog', 'main']) {
    document.body.innerHTML = `<${around}><button id="first"></button><iframe tabindex="-1"></iframe>
      <iframe tabindex="-1"></iframe></${around}>`;
    phone()?.focus();
    leavePhone(1);
    expect(focused()).toBe('first');
    phone()?.focus();
    leavePhone(-1);
    expect(focused()).toBe('first');
  }
});

it('leaves the focus where it is when the phone does not have it', () => {
  document.getElementById('rail')?.focus();
  leavePhone(1);
  expect(focused()).toBe('rail');
});

it('enters the stage at the phone while it is tried, and around it while it is edited', () => {
  document.getElementById('row')?.focus();
  focusNextRegion(1);
  expect(focused()).toBe('canvas');
  phone()?.removeAttribute('tabindex');
  document.getElementById('row')?.focus();
  focusNextRegion(1);
  expect(document.activeElement).toBe(phone());
});

it('enters the form at its first stop, not at the line beside it', () => {
  document.getElementById('canvas')?.focus();
  focusNextRegion(1);
  expect(focused()).toBe('form');
});
