// Merges the pages of footprints: a day that spans two pages appears once.
import type { FootprintDay } from '~/schemas/api/footprint.gen';

/** Days in their order, each with all its goods, no footprint twice. */
export function joinDays(pages: readonly (readonly FootprintDay[])[]): FootprintDay[] {
  const days = new Map<string, Map<string, FootprintDay['goods'][number]>>();
  for (const { date, goods } of pages.flat()) {
    const day = days.get(date) ?? new Map<string, FootprintDay['goods'][number]>();
    for (const one of goods) if (!day.has(one.id)) day.set(one.id, one);
    days.set(date, day);
  }
  return [...days].map(([date, goods]) => ({ date, goods: [...goods.values()] }));
}
