// Facts for the check from the server: sizes of pictures, states of chosen things; each asked for once a minute.
import type { Wanted } from '~/domain/studio/check/wanted';
import {
  type Facts,
  type PickedFact,
  pickedFact,
  pickKey,
  type PictureFact,
} from '~/domain/studio/check/issue';
import { pickerOf } from '~/domain/studio/check/picker-of';
import type { Picked } from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import { mediaOf } from '../media/media-api';
import { api } from '../services/api';

type Known = Pick<Facts, 'pictures' | 'picked'>;

export const NOTHING_KNOWN: Known = { pictures: {}, picked: {} };

/** What was not asked for yet. */
export const newlyWanted = (wanted: Wanted, asked: Wanted): Wanted => ({
  pictures: wanted.pictures.filter((address) => !asked.pictures.includes(address)),
  picked: Object.fromEntries(
    Object.entries(wanted.picked).map(([kind, ids]) => [
      kind,
      ids.filter((id) => asked.picked[kind]?.includes(id) !== true),
    ]),
  ),
});

/** Of one request. */
const MOST_PICKED = 200;

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_none, index) =>
    list.slice(index * size, (index + 1) * size),
  );

async function picturesOf(addresses: readonly string[]): Promise<Record<string, PictureFact>> {
  const rows = await mediaOf(addresses);
  return Object.fromEntries(
    rows.map(({ url, width, height, bytes, alt, mean, name }) => [
      url,
      { width, height, bytes, alt, mean, name },
    ]),
  );
}

async function pickedOf(kind: string, ids: readonly string[]): Promise<[string, PickedFact][]> {
  const picker = pickerOf(kind);
  if (picker === null) return [];
  const answers = await Promise.all(
    parts(ids, MOST_PICKED).map((some) =>
      api<Part<Picked>>(`pick/${picker.kind}`, { query: { ids: some.join(','), of: picker.of } }),
    ),
  );
  return answers.flatMap(({ items }) =>
    items.map((item): [string, PickedFact] => [pickKey(kind, item.id), pickedFact(item)]),
  );
}

/** @throws StudioError */
export async function loadFacts({ pictures, picked }: Wanted): Promise<Known> {
  const [known, chosen] = await Promise.all([
    picturesOf(pictures),
    Promise.all(Object.entries(picked).map(([kind, ids]) => pickedOf(kind, ids))),
  ]);
  return { pictures: known, picked: Object.fromEntries(chosen.flat()) };
}
