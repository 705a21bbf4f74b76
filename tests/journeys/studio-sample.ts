// The classic home page of the samples, with the records and pictures of this mall in the places of the sample's.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { isRecord } from '~/domain/record';
import type { MediaRow, Picked } from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import { api, writing } from './studio';

type Members = Record<string, unknown>;

export interface Element {
  id: string;
  permission_key: string;
  data: Members;
}

const file = resolve(import.meta.dirname, '../data/layouts/01-home-classic.json');
const SAMPLE = JSON.parse(readFileSync(file, 'utf8')) as {
  page: { navs: { name: string; template: { data: Element[] } }[] };
};
const SAMPLE_BLOCKS = SAMPLE.page.navs[0]?.template.data ?? [];

/** Its layout as the sample has it. */
export const CLASSIC = JSON.stringify(SAMPLE_BLOCKS);

/** Numbers of the sample's records, by the picker that finds such ones. */
const RECORDS: Readonly<Record<string, readonly number[]>> = {
  'pick/goods': [1003, 1004, 1007, 1008, 1009, 1016],
  'pick/activity?of=miaosha': [1002],
  'pick/cats': [11, 12, 13, 14, 15, 16],
  'pick/topics': [31],
  'pick/stores': [61, 62],
};

/** This mall's records by the numbers of the sample's. */
async function recordsOf(context: BrowserContext): Promise<Map<number, Picked>> {
  const all = new Map<number, Picked>();
  for (const [path, numbers] of Object.entries(RECORDS)) {
    const { items } = (await (await context.request.get(api(path))).json()) as Part<Picked>;
    const names = items.map(({ name }) => name);
    const usable = items.filter(
      ({ name, problem }) => problem === null && names.indexOf(name) === names.lastIndexOf(name),
    );
    for (const [index, number] of numbers.entries()) {
      const record = usable[index];
      if (record === undefined) throw new Error(`Too few of ${path}`);
      all.set(number, record);
    }
  }
  return all;
}

/** The value with each of its objects and texts changed, from within. */
function changed(value: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (!isRecord(value)) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)])));
}

const LINKED = /([?&](?:cat_)?id=)(\d+)/;

/** What a layout stores of a record, under the names that the sample has. */
function snapshotOf(row: Members, { id, stored }: Picked): Members {
  const all: Members = { ...stored, id, originalPrice: stored['original_price'] };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, all[name] ?? value]));
}

const withRecords =
  (records: ReadonlyMap<number, Picked>) =>
  (value: unknown): unknown => {
    const ours = (number: unknown) => records.get(Number(number));
    if (typeof value === 'string')
      return value.replace(LINKED, (all, key: string, id: string) => {
        const record = ours(id);
        return record === undefined ? all : `${key}${record.id}`;
      });
    if (!isRecord(value)) return value;
    const { id, value: param, params, button_text: button } = value;
    const record = typeof id === 'number' ? ours(id) : undefined;
    if (record !== undefined) return snapshotOf(value, record);
    if (typeof param === 'number') return { ...value, value: ours(param)?.id ?? param };
    if (!isRecord(button) || !Array.isArray(params)) return value;
    const chosen = [...records.values()].find((one) => one.id === (params[0] as Members)['value']);
    return { ...value, button_text: { ...button, show_name: chosen?.name } };
  };

/** What the same page may be stored with in another way; each for its own reason. */
function plainMember(name: string, value: unknown, owner: Members): [string, unknown][] {
  // The number and the icon of a place in the other editor's own list of links (diy/links.yaml: unstable).
  if ((name === 'id' || name === 'icon') && 'new_link_url' in owner) return [];
  // Leftovers of older editors, which no view reads and forms do not show.
  if (name === 'zIndex' || name === 'receiveBg' || name === 'unclaimedBg') return [];
  // The built-in badge: the other editor stores the address of its own picture.
  if (name === 'goodsTagPicUrl' && owner['customizeGoodsTag'] === false) return [];
  // Readers of a topic, whom other journeys add to meanwhile.
  if (name === 'read_count') return [];
  // Whether the picker insists on a parameter: the sample's on two that links.yaml does not ask for.
  if (name === 'is_required' && ['cat_id', 'path'].includes(String(owner['key']))) return [];
  // A number at first, a boolean once the switch was touched (diy/widgets/search.yaml).
  if (name === 'is_img') return [[name, Boolean(value)]];
  return [[name, value]];
}

/** Blocks without a place in the flow: any order says the same. */
const ASIDE = ['background', 'app-nav-bar'];
const place = ({ id }: Element): number => ASIDE.indexOf(id);

/** Blocks in a form in which two that say the same are equal. */
export function plain(blocks: readonly Element[]): Element[] {
  const same = changed(blocks, (value) => {
    // Of two spellings of an address the picker writes the encoded one, as the other editor mostly does.
    if (typeof value === 'string') return value.replaceAll('%2F', '/');
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => plainMember(name, one, value)));
  }) as Element[];
  return same.sort((one, other) => place(one) - place(other));
}

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('images/');

/** Of its own colour, for equal pictures are one row of the library. */
const drawing = (name: string, colour: number) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#${colour}"/></svg>`,
  ),
});

async function upload(context: BrowserContext, name: string, colour: number): Promise<MediaRow> {
  const answer = await context.request.post(api('media'), {
    multipart: { file: drawing(name, colour) },
    headers: writing(),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as MediaRow;
}

/** Rows of a list that are made by hand, the parameters of a link apart: each further one is made as these are. */
const ROWS = 2;

/** The value with as many rows in each of its lists. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return (value.every(isRecord) ? value.slice(0, ROWS) : value).map(shortened);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'params' ? one : shortened(one)]),
  );
}

interface Wanted {
  blocks: Element[];
  /** Names in the library, by the addresses that are stored. */
  pictures: ReadonlyMap<string, string>;
}

/**
 * The sample's blocks as they are built in this mall, its pictures uploaded to the library under names of their own. With
 * two rows of each list at most, and without the account of the mini program, which the palette of a mobile web page does
 * not offer.
 */
export async function wantedBlocks(context: BrowserContext): Promise<Wanted> {
  const records = await recordsOf(context);
  const blocks = plain(changed(SAMPLE_BLOCKS, withRecords(records)) as Element[])
    .filter(({ id }) => id !== 'mp-link')
    .map((block) => ({ ...block, data: shortened(block.data) as Members }));
  const addresses = new Set<string>();
  changed(blocks, (value) => {
    if (isPicture(value)) addresses.add(value);
  });
  const rows = new Map<string, MediaRow>();
  for (const [index, address] of [...addresses].entries()) {
    const name = `经典首页 ${address.replace(/^images\/|\.\w+$/g, '')}`;
    rows.set(address, await upload(context, name, 100_000 + index));
  }
  const ours = (value: unknown) => (isPicture(value) ? rows.get(value)?.url : value);
  return {
    blocks: changed(blocks, ours) as Element[],
    pictures: new Map([...rows.values()].map(({ url, name }) => [url, name])),
  };
}
