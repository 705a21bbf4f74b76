// Merges the days of all pages of footprints: one that spans two pages appears once.
import type { FootprintDay } from '~/schemas/api/footprint.gen';

/** Days in their order, each with all its goods, no footprint twice. */
export function joinDays(answered: readonly FootprintDay[]): FootprintDay[] {
  const days = new Map<string, Map<string, FootprintDay['goods'][number]>>();
  for (const { date, goods } of answered) {
    const day = days.get(date) ?? new Map<string, FootprintDay['goods'][number]>();
    for (const one of goods) if (!day.has(one.id)) day.set(one.id, one);
    days.set(date, day);
  }
  return [...days].map(([date, goods]) => ({ date, goods: [...goods.values()] }));
}
