// Converts the older home, a list of blocks by key, to current components.
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import { registry } from '~/widgets/registry.gen';
import { recordsOf } from '../settings/stored-values';
import type { Fields } from './fields';

type Component = { id: string; v?: number; permission_key: string; data: Record<string, unknown> };

const component = (id: string, data: Record<string, unknown>, permission_key = ''): Component =>
  newBlock(registry, { id, permission_key, data });

const linkOf = (item: Fields, key: string) => ({
  url: item[key] ?? '',
  openType: item['open_type'] ?? 'navigate',
  params: item['params'] ?? [],
});

const banners = (items: readonly Fields[]): Component =>
  component('banner', {
    banners: items.map((item) => ({ picUrl: item['pic_url'] ?? '', ...linkOf(item, 'page_url') })),
  });

const navs = (items: readonly Fields[], { row_num: columns }: Fields): Component =>
  component('nav', {
    ...(columns === undefined ? {} : { columns: Number(columns) }),
    navs: items.map((item) => ({
      icon: item['icon_url'] ?? '',
      name: item['name'] ?? '',
      ...linkOf(item, 'link_url'),
    })),
  });

type Convert = (block: Fields, lists: Fields) => Component[];

/** The block of a plugin or of coupons or topics, by its key: its widget has the same name, and needs that permission. */
function permittedWidget(key: string): Component[] | null {
  const id = key.replaceAll('_', '-');
  return registry[id]?.permission === key ? [component(id, {}, key)] : null;
}

/** By key; a key without a component is preserved in the document as an unknown block. */
const CONVERT: Readonly<Record<string, Convert>> = {
  search: () => [component('search', {})],
  banner: ({ banners: own }, lists) => [banners(recordsOf(own ?? lists['banners']))],
  home_nav: (block, lists) => [navs(recordsOf(block['home_navs'] ?? lists['home_navs']), block)],
  notice: (block) => [
    component('notice', {
      content: block['notice_content'] ?? '',
      name: block['notice_name'] ?? '公告',
      icon: block['notice_url'] ?? '',
      background: block['notice_bg_color'] ?? '#ED7E78',
      textColor: block['notice_text_color'] ?? '#FFFFFF',
    }),
  ],
  cat: ({ relation_id: id, name }) => [
    component('goods', {
      showCat: true,
      catList: [{ id: Number(id), name: name ?? '', menuName: name ?? '', goodsNum: 6 }],
    }),
  ],
  fxhb: () => [],
};

function componentsOf(block: Fields & { key: string }, lists: Fields): Component[] {
  const { key } = block;
  const convert = Object.hasOwn(CONVERT, key) ? CONVERT[key] : undefined;
  return convert?.(block, lists) ?? permittedWidget(key) ?? [component(`old-${key}`, { ...block })];
}

const isOldBlock = (value: unknown): value is Fields & { key: string } =>
  isRecord(value) && typeof value['key'] === 'string' && value['key'] !== '' && !('data' in value);

/** Null for anything but an older home: a list of blocks, or the options object that contains it. */
export function oldHomeBlocks(value: unknown): Component[] | null {
  const lists = isRecord(value) ? value : {};
  const list = isRecord(value) ? value['home_pages'] : value;
  if (!Array.isArray(list) || list.length === 0 || !list.every(isOldBlock)) return null;
  return list.flatMap((block) => componentsOf(block, lists));
}
