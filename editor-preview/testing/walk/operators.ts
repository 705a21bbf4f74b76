// How each plain control of the form is operated: typed into, switched, chosen from. For tests.
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { numberOf } from '~/domain/coercion';
import type { ControlId, FormField } from '~/domain/studio/form';
import { COMPOSITE } from './composite-operators';
import { type Act, must, own, ownAll, ownButton, press, type Shown, type } from './operate';

const TEXT = 'input:not([type="range"], [type="color"], [type="file"], [type="checkbox"]), textarea';

const typeText: Act = (use) => {
  const { maxLength = 100 } = use.field;
  const [text = ''] = ['改"了\\', '新'].filter((one) => one !== use.value() && one.length <= maxLength);
  return type(use, TEXT, text);
};

const typePhone: Act = (use) => type(use, TEXT, '400-123-4567');
const typeAddress: Act = (use) => type(use, TEXT, 'https://example.com/改?a=1&b="2"');

/** A stored number that is allowed and differs from the one that stands there. */
function anotherNumber({ min = 0, max = Infinity, scale = 1 }: FormField, value: unknown): number {
  const found = [min + scale, min, min + 2 * scale].find((one) => one !== numberOf(value) && one <= max);
  return must(found, 'No other number');
}

const typeNumber: Act = (use) => {
  const { scale = 1 } = use.field;
  return type(use, TEXT, String(anotherNumber(use.field, use.value()) / scale));
};

const stepNumber: Act = (use) => {
  const { scale = 1, step = 1, min = -Infinity, max = Infinity } = use.field;
  const input = must(ownAll<HTMLInputElement>(use, TEXT)[0], `No input in ${use.at}`);
  const now = numberOf(use.value());
  if (!Number.isFinite(now)) return null;
  const isUp = now + step * scale <= max;
  fireEvent.focus(input);
  fireEvent.keyDown(input, { key: isUp ? 'ArrowUp' : 'ArrowDown' });
  fireEvent.blur(input);
  const next = Math.min(max, Math.max(min, now + (isUp ? step : -step) * scale)) / scale;
  return () => expect(ownAll<HTMLInputElement>(use, TEXT)[0]?.value).toBe(String(next));
};

const slide: Act = (use) => {
  const range = ownAll<HTMLInputElement>(use, 'input[type="range"]')[0];
  if (range === undefined) return null;
  const { scale = 1 } = use.field;
  const next = String(anotherNumber(use.field, use.value()) / scale);
  fireEvent.change(range, { target: { value: next } });
  return () => expect(ownAll<HTMLInputElement>(use, TEXT)[0]?.value).toBe(next);
};

const flip: Act = (use) => {
  const box = must(ownAll<HTMLInputElement>(use, 'input[role="switch"]')[0], `No switch in ${use.at}`);
  const wasOn = box.checked;
  fireEvent.click(box);
  return () => {
    const after = ownAll<HTMLInputElement>(use, 'input[role="switch"]')[0];
    expect([after?.checked, after?.getAttribute('aria-checked')]).toEqual([!wasOn, String(!wasOn)]);
  };
};

const RADIO = 'input[type="radio"]';
const OPERABLE = 'input, select, textarea, button';

/** Chooses the other option that stands nearest, or farthest, in the list. */
const chooseRadio =
  (place: 0 | -1): Act =>
  (use) => {
    const radios = ownAll<HTMLInputElement>(use, RADIO);
    const other = must(radios.filter(({ checked }) => !checked).at(place), `Nothing to choose in ${use.at}`);
    const index = radios.indexOf(other);
    fireEvent.click(other);
    return () => expect(ownAll<HTMLInputElement>(use, RADIO).findIndex(({ checked }) => checked)).toBe(index);
  };

const chooseCellByKey: Act = (use) => {
  const radios = ownAll<HTMLInputElement>(use, RADIO);
  const at = radios.findIndex(({ checked }) => checked);
  const isFirst = at % 3 === 0;
  fireEvent.keyDown(must(radios[at], 'No cell'), { key: isFirst ? 'ArrowRight' : 'ArrowLeft' });
  return () => {
    const now = ownAll<HTMLInputElement>(use, RADIO).findIndex(({ checked }) => checked);
    expect(now).toBe(at + (isFirst ? 1 : -1));
  };
};

const chooseOption: Act = (use) => {
  const select = must(ownAll<HTMLSelectElement>(use, 'select')[0], `No list in ${use.at}`);
  const other = [...select.options].find(({ value }) => value !== select.value && value !== '-1');
  const next = must(other, `Nothing to choose in ${use.at}`).value;
  fireEvent.change(select, { target: { value: next } });
  return () => expect(ownAll<HTMLSelectElement>(use, 'select')[0]?.value).toBe(next);
};

const isColour = (value: unknown, hex: string): boolean => String(value).toUpperCase() === hex;

const typeColour: Act = (use) => type(use, TEXT, isColour(use.value(), '#12AB34') ? '#34AB12' : '#12AB34');

const pickColour: Act = (use) => {
  press(ownButton(use, /：选颜色$/), 'the swatch');
  const colour = isColour(use.value(), '#666666') ? '#353535' : '#666666';
  press(ownButton(use, new RegExp(`${colour}$`)), colour);
  press(ownButton(use, /^完成$/), '完成');
  return () => expect(ownAll<HTMLInputElement>(use, TEXT)[0]?.value).toBe(colour);
};

/** By the button that says what an empty value means. */
const clear: Act = (use) => {
  const button = ownButton(use, /^清空/);
  if (button === undefined) return null;
  fireEvent.click(button);
  return () => {
    expect(ownButton(use, /^清空/)).toBeUndefined();
    expect(ownAll<HTMLInputElement>(use, TEXT)[0]?.value ?? '').toBe('');
  };
};

const setTime: Act = (use) => type(use, TEXT, '2001-02-03T04:05');

/** The end of a time, which has an input of its own beside the beginning's. */
const setEnd: Act = (use) => {
  const last = (): HTMLInputElement | undefined => ownAll<HTMLInputElement>(use, TEXT)[1];
  const input = last();
  if (input === undefined) return null;
  fireEvent.change(input, { target: { value: '2039-02-03T04:05' } });
  return () => expect(last()?.value).toBe('2039-02-03T04:05');
};

const MOMENTS: Readonly<Record<string, string>> = { date: '2027-02-03', time: '04:05' };

/** A text, or a day or a minute where the input is one. */
const typeStart: Act = (use) =>
  type(use, TEXT, MOMENTS[ownAll<HTMLInputElement>(use, TEXT)[0]?.type ?? ''] ?? '新');

/** The first or the last one that may be chosen. */
const setBound =
  (place: number): Act =>
  (use) => {
    const bound = (): HTMLInputElement | undefined => ownAll<HTMLInputElement>(use, TEXT)[place];
    const input = must(bound(), `No bound in ${use.at}`);
    const next = must(MOMENTS[input.type], `No moment in ${use.at}`);
    fireEvent.change(input, { target: { value: next } });
    fireEvent.blur(input);
    return () => expect(bound()?.value).toBe(next);
  };

/** What heads a group of fields: a switch, cards, a colour or a number, as its value asks for. */
const head: Act = (use): Promise<Shown | null> | Shown | null => {
  if (own(use, 'input[role="switch"]') !== undefined) return flip(use);
  if (own(use, RADIO) !== undefined) return chooseRadio(0)(use);
  if (ownButton(use, /：选颜色$/) !== undefined) return typeColour(use);
  return typeNumber(use);
};

/** The first element of a widget's own control, which loads first; what it does beyond that, a test of the widget proves. */
const first: Act = async (use) => {
  await waitFor(() => must(own(use, OPERABLE), `Nothing to operate in ${use.at}`));
  if (own(use, 'input[role="switch"]') !== undefined) return flip(use);
  if (own(use, RADIO) !== undefined) return chooseRadio(0)(use);
  if (own(use, 'select') !== undefined) return chooseOption(use);
  const range = ownAll<HTMLInputElement>(use, 'input[type="range"]')[0];
  if (range !== undefined) {
    const next = String(anotherNumber(use.field, use.value()));
    fireEvent.change(range, { target: { value: next } });
    return () => expect(ownAll<HTMLInputElement>(use, 'input[type="range"]')[0]?.value).toBe(next);
  }
  if (own(use, TEXT) === undefined) {
    press(own(use, 'button'), `the button of ${use.at}`);
    return () => undefined;
  }
  return /integer|number/.test(use.field.kind) ? typeNumber(use) : typeText(use);
};

const NUMBER = [typeNumber, stepNumber, slide] as const;
const CHOICE = [chooseRadio(0), chooseRadio(-1)] as const;

/**
 * Every control has its operations: one that is added to the form needs them here. The first is that of the value,
 * further ones are of the control.
 */
export const OPERATORS: Readonly<Record<Exclude<ControlId, 'none'>, readonly Act[]>> = {
  ...COMPOSITE,
  text: [typeText],
  textarea: [typeText],
  phone: [typePhone],
  url: [typeAddress],
  number: NUMBER,
  length: NUMBER,
  range: NUMBER,
  switch: [flip],
  segments: CHOICE,
  cards: CHOICE,
  select: [chooseOption],
  position9: [...CHOICE, chooseCellByKey],
  colour: [typeColour, pickColour, clear],
  datetime: [setTime, setEnd, clear],
  ground: [head],
  button: [head],
  frame: [head],
  box: [head],
  own: [first],
  'form-default': [typeStart],
  'form-range': [setBound(0), setBound(1)],
};
