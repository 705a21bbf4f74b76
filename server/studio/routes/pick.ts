// `/pick/:kind`: pickers of goods, coupons and the rest, by search and paging or by id.
import { fenFromText } from '~/domain/money';
import { GOODS_MARKS, type GoodsMark, PICK_KINDS } from '~/domain/studio/api-library';
import { type Call, offsetOf, ok, PAGE_SIZE, type Reply, route, type Route } from '../call';
import { inOrder } from '../pick/picker';
import { PICKERS } from '../pick/pickers';
import { StudioError } from '../studio-error';

const MAX_IDS = 200;
const MAX_ID = 2_147_483_647;
/** Of an integer in the database. */
const MAX_FEN = MAX_ID;

function idsOf(text: string | null): number[] | null {
  if (text === null) return null;
  const ids = text.split(',').filter(Boolean).map(Number);
  const isValid = ids.length <= MAX_IDS && ids.every((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
  if (!isValid) throw new StudioError('bad-request', { at: '/ids' });
  return ids;
}

/** An amount in yuan; null for none and for what is no amount. */
function fenOf(text: string): number | null {
  const fen = fenFromText(text);
  return fen === null ? null : Math.min(Math.max(fen, 0), MAX_FEN);
}

const markOf = (name: string | null): GoodsMark | null =>
  name !== null && Object.hasOwn(GOODS_MARKS, name) ? (name as GoodsMark) : null;

async function pick({ db, plugins, at, path, query }: Call): Promise<Reply> {
  const kind = PICK_KINDS.find((one) => one === path['kind']);
  if (kind === undefined) throw new StudioError('not-found', { message: '没有这种东西可选' });
  const ids = idsOf(query.get('ids'));
  if (ids?.length === 0) return ok({ items: [], next: null });
  const offset = ids === null ? offsetOf(query) : 0;
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 50);
  const rows = await PICKERS[kind]({
    db,
    plugins,
    now: at,
    q: text('q'),
    of: text('of'),
    isUsable: query.get('isUsable') === '1',
    mark: markOf(query.get('mark')),
    fromFen: fenOf(text('priceFrom')),
    toFen: fenOf(text('priceTo')),
    ids,
    limit: PAGE_SIZE,
    offset,
  });
  if (ids !== null) return ok({ items: inOrder(ids, rows), next: null });
  // Categories are returned as a whole tree, the catalogue of links as a whole list.
  const isWhole = kind === 'cats' || (kind === 'links' && text('of') !== 'page');
  const size = isWhole ? rows.length : PAGE_SIZE;
  const next = rows.length > size ? String(offset + size) : null;
  return ok({ items: rows.slice(0, size), next });
}

export const pickRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/pick/:kind', role: 'viewer', handle: pick }),
];
