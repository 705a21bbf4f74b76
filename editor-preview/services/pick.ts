// What presets fill themselves with: the mall's own goods, coupons and the rest, by the operator API.
import { demoPictures } from '~/domain/studio/demo-pictures';
import type { PickKind, Picked as PickedRow } from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import type { Pick, Picked } from '~/domain/studio/presets';
import { api } from './api';

export interface PickSources {
  permissions: ReadonlySet<string>;
  /** Empty while the mall's configuration has not come. */
  mallName: string;
  /** The mall's clock, in ms. */
  now: () => number;
  signal: AbortSignal;
}

/** The first of a kind that can be chosen, as a layout stores them; none where the server does not answer. */
async function firstOf(
  kind: PickKind,
  { count, of, signal }: { count: number; of?: string; signal: AbortSignal },
) {
  const query = of === undefined ? {} : { of };
  const { items } = await api<Part<PickedRow>>(`pick/${kind}`, { query, signal });
  return items
    .filter(({ problem, isGone }) => problem === null && !isGone)
    .slice(0, count)
    .map(({ id, stored }): Picked => ({ ...stored, id }));
}

export function mallPick({ permissions, mallName, now, signal }: PickSources): Pick {
  const list = (kind: PickKind) => (count: number) => firstOf(kind, { count, signal });
  return {
    goods: list('goods'),
    activity: (plugin, count) => firstOf('activity', { count, of: plugin, signal }),
    coupons: list('coupons'),
    stores: list('stores'),
    cats: list('cats'),
    mchs: list('mchs'),
    topics: list('topics'),
    modules: list('modules'),
    videos: list('videos'),
    // Pictures of the library have no kind by which one would fit a place.
    pictures: async (kind, count) => demoPictures(kind, count),
    mallName: async () => mallName,
    has: (permission) => permissions.has(permission),
    now,
  };
}
