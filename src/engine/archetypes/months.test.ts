import { expect, it } from 'vitest';
import { addMonths, monthOf, monthOfPath, monthText, monthTree } from './months';

it('steps over the turn of a year in both directions', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(addMonths('2026-11', -23)).toBe('2024-12');
});

it("reads the month on the mall's calendar, wherever the shopper is", () => {
  expect(monthOf(Date.UTC(2026, 9, 31, 17))).toBe('2026-11');
});

it('offers no month of the future', () => {
  const [latest, before] = monthTree('2026-11');
  expect(latest?.children?.at(-1)?.text).toBe('11月');
  expect(before?.children).toHaveLength(12);
});

it('writes a month for people and for the backend', () => {
  expect(monthText('2026-03')).toBe('2026年3月');
  expect(
    monthOfPath([
      { id: 2026, text: '' },
      { id: 3, text: '' },
    ]),
  ).toBe('2026-03');
});
