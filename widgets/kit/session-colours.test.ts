// Proves that the text of a session's header is legible on the operator's colours.
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, TEXT_CONTRAST } from '~/domain/colour';
import { headerColours, legibleHeader } from './session-colours';

const header = {
  mColor: '#FFFFFF',
  mBgType: 'gradient',
  mBgColor: '#FF366F',
  mBgGradientColor: '#FF4242',
  mTimeColor: '#353535',
  mTimeBgColor: '#FFFFFF',
} as const;

const contrastOf = (one: string, other: string): number => {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first === null || second === null ? 0 : contrast(first, second);
};

describe('the header of a session', () => {
  it.each([
    ['as delivered at first', header],
    ['of one colour', { ...header, mBgType: 'pure' } as const],
    ['light', { ...header, mBgColor: '#fff0d0', mBgGradientColor: '#ffe7e7' }],
    ['light at one end, dark at the other', { ...header, mBgColor: '#ffffff', mBgGradientColor: '#101010' }],
    [
      'with dark words on a light background',
      { ...header, mColor: '#333333', mBgColor: '#ffffff', mBgGradientColor: '#eeeeee' },
    ],
    ['with words of its own colour', { ...header, mColor: '#FF366F' }],
  ])('has a contrast of 4.5:1 on both ends: %s', (_what, data) => {
    const { from, to, title, session } = legibleHeader(data);
    for (const end of [from, to]) {
      expect(contrastOf(title, end)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrastOf(session, end)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });

  it('is in the theme where it has no colour, whatever the rest is', () => {
    const { background, color } = headerColours({ ...header, mBgColor: '' });
    // The style file keeps the theme's: within the header its variables are those of the countdown's boxes.
    expect([background, color]).toEqual(['var(--session-fill)', 'var(--session-words)']);
  });

  it('keeps legible colours', () => {
    const data = { ...header, mBgColor: '#8a0020', mBgGradientColor: '#600010' };
    expect(legibleHeader(data)).toEqual({
      from: '#8a0020',
      to: '#600010',
      title: '#ffffff',
      session: '#ffffff',
    });
    expect(headerColours(data).background).toBe('linear-gradient(90deg, #8a0020, #600010)');
  });

  it('is one colour where the operator chose one, whatever the other end was', () => {
    expect(headerColours({ ...header, mBgType: 'pure', mBgColor: '#8a0020' }).background).toBe('#8a0020');
  });

  it('leaves colours of other notations unchanged', () => {
    const data = { ...header, mBgColor: 'rgba(255, 0, 0, 0.5)' };
    expect(legibleHeader(data).from).toBe('rgba(255, 0, 0, 0.5)');
  });

  it('darkens numbers that are illegible on their boxes', () => {
    expect(headerColours({ ...header, mTimeColor: '#f5f5f5' })['--mall-on-main']).not.toBe('#f5f5f5');
    expect(headerColours(header)['--mall-on-main']).toBe('#353535');
  });
});
