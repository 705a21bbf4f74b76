// What the server asks about a shared screen before it draws it: the calls of its first picture, what its link shows.
import type { ShareCard } from '~/domain/share-card';
import type { AnyPage, PageDefinition } from '../engine/define-page';
import type { FirstCall } from '../engine/first-calls';
import { partsOfHash } from '../engine/navigation';
import { readQuery } from '../engine/params';
import { ports } from '../engine/ports';
import { pageKeyOf } from '../base/site';
import { type MallConfig, titleOf } from '../state/mall';
import './engine-ports';

interface PlannedCall extends FirstCall {
  /** By what the page has its answer. */
  key: string;
}

interface Place {
  page: AnyPage;
  search: string;
}

/** Those of a screen at an address, its body's first; none where it is not drawn before it runs. */
export function firstCallsOf({ page: anyPage, search }: Place): readonly FirstCall[] {
  const page = anyPage as unknown as PageDefinition;
  const reading = readQuery(page.query ?? {}, search);
  if ('missing' in reading || page.auth !== 'guest') return [];
  const { query } = reading;
  return [...(page.body.firstCalls?.(query) ?? []), ...(page.firstCalls?.(query) ?? [])];
}

async function placeAt(hash: string): Promise<Place | null> {
  const [path = '', search = ''] = partsOfHash(hash);
  const module = await ports.pageOf(path);
  return module === null ? null : { page: module.default, search };
}

const callsOf = (place: Place): PlannedCall[] =>
  firstCallsOf(place).map(({ route, params }) => ({ route, params, key: pageKeyOf(route, params) }));

/** None where no screen has the address, and for one that is not drawn before it runs. */
export async function callsAt(hash: string): Promise<PlannedCall[]> {
  const place = await placeAt(hash);
  return place === null ? [] : callsOf(place);
}

/** Its title at least. */
export async function cardAt(
  hash: string,
  boot: Readonly<Record<string, unknown>>,
): Promise<Partial<ShareCard>> {
  const place = await placeAt(hash);
  if (place === null) return {};
  const { path, title, body, cardOf = body.cardOf } = place.page;
  const config = (boot['api/index/config'] ?? null) as MallConfig | null;
  const own = { title: titleOf(config, path, title) };
  const [first] = callsOf(place);
  const answer = first === undefined ? undefined : boot[first.key];
  const card = answer === undefined ? null : (cardOf?.(answer as never) ?? null);
  return card === null ? own : { ...card, title: card.title || own.title };
}
