// Proves the colours and sizes of a form: the operator's, corrected until legible.
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, TEXT_CONTRAST, WHITE } from '~/domain/colour';
import { coerce } from '~/schemas/shape';
import { buttonColours, formVariables, wrapperStyle } from './form-style';
import { type FormDelivered, shape } from './schema.gen';

const dataOf = (data: object) => coerce(shape, data) as FormDelivered;
const variablesOf = (data: object) => formVariables(dataOf(data));

const ratio = (one: string | undefined, other: string) =>
  contrast(parseHex(one) ?? WHITE, parseHex(other) ?? WHITE);

describe('the text of a form', () => {
  it.each([
    ['--field-tip', '#ffffff'],
    ['--field-text', '#ffffff'],
    ['--field-label', '#ffffff'],
    ['--choice-words', '#ffffff'],
  ] as const)('is legible in the colours of a new form: %s', (name, background) => {
    expect(ratio(variablesOf({})[name], background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('is legible on a dark background too', () => {
    const variables = variablesOf({ backgroundColor: '#22272b', inputBackground: '#2f363b' });
    for (const name of ['--field-label', '--form-error'] as const)
      expect(ratio(variables[name], '#22272b')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(ratio(variables['--field-text'], '#2f363b')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('is dark on a button whose fill is too light for white', () => {
    expect(buttonColours('#65d0d4', '#ffffff')).toEqual({ fill: '#65d0d4', words: '#1a1a1a' });
    expect(buttonColours('#3f6b4f', '#ffffff')).toEqual({ fill: '#3f6b4f', words: '#ffffff' });
    expect(buttonColours('rgb(1, 2, 3)', '#ffffff')).toEqual({ fill: 'rgb(1, 2, 3)', words: '#ffffff' });
  });
});

it('has defaults in an older form without the newer fields', () => {
  const { borderSubmitUrl, isSubmitBack, selectBoxColor, times } = dataOf({ style: 1, formDialog: [] });
  expect([borderSubmitUrl, isSubmitBack, selectBoxColor, times]).toEqual(['', 1, '#ff4544', 0]);
});

it('has choices and a button in the theme of the mall where they have no colour of their own', () => {
  const choices = (data: object) => {
    const variables = variablesOf({ selectBoxColor: '', ...data });
    return ['--choice', '--choice-words', '--choice-chosen'].map((name) => variables[name as '--choice']);
  };
  expect(choices({})).toEqual(['var(--mall-fill)', 'var(--mall-ink)', 'var(--mall-on-main)']);
  expect(choices({ inputBackground: '#2f363b' })[1]).toBe('#ffffff');
  expect(choices({ selectBoxColor: '#123456' })).toEqual(['#123456', '#123456', '#ffffff']);
  expect(buttonColours('', '#ffffff')).toEqual({ fill: 'var(--mall-fill)', words: 'var(--mall-on-main)' });
});

it('has shifted field names in storage: border… is the button, input… the fields', () => {
  const variables = variablesOf({ inputBorder: '', borderBorder: '#123456', borderBackground: '#3f6b4f' });
  expect(variables['--field-border']).toBe('none');
  expect(variables['--button-border']).toContain('#123456');
  expect(variables['--button-fill']).toBe('#3f6b4f');
});

it('has fields whose corners are at most half their height', () => {
  expect(variablesOf({ height: 60, radius: 80 })['--field-radius']).toContain('30');
});

it('has a strip above with its own colour, and a background with its picture', () => {
  const style = wrapperStyle(
    dataOf({ marginTop: 20, marginColor: '#eeeeee', backgroundPicUrl: 'a.png', position: 1, mode: 2 }),
  );
  expect(style.borderTop).toContain('#eeeeee');
  expect([style.backgroundPosition, style.backgroundRepeat]).toEqual(['left top', 'repeat-x']);
});
