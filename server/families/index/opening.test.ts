// Proves when the mall is open.
import { describe, expect, it } from 'vitest';
import { mallState } from './opening';

const HOURS = {
  is_open: 1,
  open_type: 2,
  week_list: [1, 2, 3, 4, 5],
  time_list: [{ value: ['09:00:00', '18:00'] }],
  is_auto_open: 1,
  auto_open_time: '',
} satisfies Parameters<typeof mallState>[0];

/** A moment in China's time. Friday is 20 November 2026. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);
const isOpen = (hours: Parameters<typeof mallState>[0], text: string) =>
  mallState(hours, at(text)).is_open === 1;

describe('the opening state', () => {
  it.each([
    ['2026-11-20 08:59:59', false],
    ['2026-11-20 09:00:00', true],
    ['2026-11-20 17:59:59', true],
    ['2026-11-20 18:00:00', false],
    ['2026-11-21 12:00:00', false],
  ])('respects the hours of open days: %s', (text, expected) => {
    expect(isOpen(HOURS, text)).toBe(expected);
  });

  it.each([
    ['2026-11-20 23:00:00', true],
    ['2026-11-21 01:59:59', true],
    ['2026-11-21 02:00:00', false],
    ['2026-11-21 22:30:00', false],
    ['2026-11-16 01:00:00', false],
  ])('counts hours past midnight to the day on which they began: %s', (text, expected) => {
    expect(isOpen({ ...HOURS, time_list: [{ value: ['22:00', '02:00'] }] }, text)).toBe(expected);
  });

  it('treats invalid hours as closed, and no hours as always open', () => {
    expect(
      isOpen({ ...HOURS, time_list: [{ value: ['x', '25:99'] }, { value: [] }] }, '2026-11-20 12:00:00'),
    ).toBe(false);
    expect(isOpen({ ...HOURS, open_type: 1, time_list: [] }, '2026-11-21 03:00:00')).toBe(true);
  });

  it('reopens automatically at the set time', () => {
    const closed = { ...HOURS, is_open: 2, is_auto_open: 2, auto_open_time: '2026-11-20 12:00:00' } as const;
    expect(mallState(closed, at('2026-11-20 11:59:59'))).toMatchObject({
      is_open: 2,
      auto_open_text: '将于2026-11-20 12:00:00开始营业',
    });
    expect(mallState(closed, at('2026-11-20 12:00:00'))).toMatchObject({ is_open: 1, auto_open_text: '' });
    expect(mallState({ ...closed, is_auto_open: 1 }, at('2027-01-01 00:00:00'))).toMatchObject({
      is_open: 2,
      auto_open_text: '',
    });
  });
});
