// What was pressed in 体验 would open, in words: 「商品详情 · 青瓷茶杯」.
import type { QueryClient } from '@tanstack/react-query';
import { addressOf as screenAddressOf, isPageLink, resolveLink, type ResolvedLink } from '~/domain/links';
import {
  entryForAddress,
  type LinkEntry,
  linkWords,
  meaningOf,
  type ParamValues,
  valuesOf,
} from '~/domain/studio/link-entry';
import type { LinkValue } from '~/domain/studio/link-value';
import { pickSourceOf } from '../pickers/pick-kinds';
import { catalogueQuery, isNumber, pageQuery } from '../pickers/use-links';
import { pickedQuery } from '../pickers/use-pick';

/** What the catalogue does not name. */
const OTHERS: Readonly<Record<string, string>> = {
  back: '上一页',
  cancel: '上一页',
  login: '登录',
  share: '分享',
  video_number: '视频号',
  map: '地图',
};

function addressOf(target: ResolvedLink): string {
  if (isPageLink(target)) return screenAddressOf(target.path, target.query);
  if (target.openType === 'h5') return target.url;
  return target.openType === 'tel' ? target.number : '';
}

const linkOf = (target: ResolvedLink): LinkValue => ({
  url: addressOf(target),
  openType: target.openType,
  params: null,
  key: null,
  label: OTHERS[target.openType] ?? null,
  labelType: null,
  entry: null,
});

/** The name of the record that a parameter of the link chooses. */
async function chosenBy(cache: QueryClient, entry: LinkEntry, values: ParamValues): Promise<string | null> {
  for (const { key } of entry.params) {
    const { pick } = meaningOf(entry, key);
    const { [key]: id } = values;
    if (pick === undefined || !isNumber(id)) continue;
    const [picked] = await cache.fetchQuery(pickedQuery(pickSourceOf(pick), [Number(id)]));
    if (picked !== undefined) return picked.name;
  }
  return null;
}

async function askWords(cache: QueryClient, link: LinkValue): Promise<string> {
  const values = valuesOf(link);
  const { page_id: page } = values;
  const [catalogue, pages] = await Promise.all([
    cache.fetchQuery(catalogueQuery),
    isNumber(page) ? cache.fetchQuery(pageQuery(page)) : [],
  ]);
  const entry = entryForAddress([...pages, ...catalogue], link);
  const words = linkWords(link, entry);
  const chosen = entry === null ? null : await chosenBy(cache, entry, values);
  return chosen === null ? words : `${words} · ${chosen}`;
}

/** `opened` is a stored link of any shape; null where it opens nothing. */
export async function openedWords(cache: QueryClient, opened: unknown): Promise<string | null> {
  const target = resolveLink(opened);
  if (target === null) return null;
  const link = linkOf(target);
  // Without an answer it is named by its address.
  return askWords(cache, link).catch(() => linkWords(link, null));
}
