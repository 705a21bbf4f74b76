// Proves how pages of footprints are merged.
import { describe, expect, it } from 'vitest';
import type { FootprintDay } from '~/schemas/api/footprint.gen';
import { joinDays } from './days';

const day = (date: string, ids: string[]) =>
  ({ date, goods: ids.map((id) => ({ id })) }) as unknown as FootprintDay;
const shown = (days: FootprintDay[]) => days.map(({ date, goods }) => [date, ...goods.map(({ id }) => id)]);

describe('pages of footprints', () => {
  it('show a day that spans two pages once, with all its goods', () => {
    const pages = [[day('2026-11-21', ['1', '2'])], [day('2026-11-21', ['3']), day('2026-11-20', ['4'])]];
    expect(shown(joinDays(pages.flat()))).toEqual([
      ['2026-11-21', '1', '2', '3'],
      ['2026-11-20', '4'],
    ]);
  });

  it('show a footprint once that moved to the next page meanwhile', () => {
    const pages = [[day('2026-11-21', ['1', '2'])], [day('2026-11-21', ['2', '3'])]];
    expect(shown(joinDays(pages.flat()))).toEqual([['2026-11-21', '1', '2', '3']]);
  });
});
