// Lists of distributors and applications for the shop.
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Application } from '~/schemas/api/admin-finance.gen';
import type { AdminShareIndexParams, AdminShareRow } from '~/schemas/api/admin-share.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import type { Paging } from '../../http/wire';
import { readLevels } from './rise';
import { readShareSetting } from './share-setting';
import { readAllFigures, wireDistributor } from './wire-distributor';
import { readPage } from '../../http/read-page';

const people = (db: Kysely<Tables>) =>
  db
    .selectFrom('distributors')
    .innerJoin('users', 'users.id', 'distributors.user_id')
    .leftJoin('users as parent', 'parent.id', 'users.parent_id')
    .where('distributors.deleted_at', 'is', null);

const matches = (
  eb: ExpressionBuilder<Tables, 'distributors' | 'users'>,
  keyword: string,
): Expression<SqlBool> =>
  eb.or([
    eb('users.nickname', 'like', likePattern(keyword)),
    eb('distributors.name', 'like', likePattern(keyword)),
    eb('distributors.mobile', 'like', likePattern(keyword)),
  ]);

/** Applications that wait for the shop, the oldest first. */
export async function waitingApplications(
  db: Kysely<Tables>,
  { keyword, paging }: { keyword: string; paging: Paging },
): Promise<Application[]> {
  const rows = await people(db)
    .where('distributors.status', '=', 0)
    .$if(keyword !== '', (query) => query.where((eb) => matches(eb, keyword)))
    .select(['distributors.id', 'distributors.user_id', 'distributors.name', 'distributors.mobile'])
    .select(['distributors.form', 'users.nickname', 'users.avatar', 'parent.nickname as parent_name'])
    .orderBy('distributors.apply_at')
    .orderBy('distributors.id')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return rows.map(({ parent_name, form, ...row }) => ({
    ...row,
    tip: `推荐人：${parent_name ?? '商城'}`,
    form: form.length === 0 ? null : form,
  }));
}

const SORTS = {
  1: ['total_money_fen', 'asc'],
  2: ['total_money_fen', 'desc'],
  3: ['money_fen', 'asc'],
  4: ['money_fen', 'desc'],
} as const;

/** Distributors and those who asked, the newest first unless sorted by money. */
export async function searchDistributors(
  db: Kysely<Tables>,
  params: AdminShareIndexParams,
  paging: Paging,
): Promise<{ list: AdminShareRow[]; total: number }> {
  const { status = -1, keyword = '', level, sort } = params;
  const found = people(db)
    .$if(status >= 0, (query) => query.where('distributors.status', '=', status as 0 | 1 | 2))
    .$if(level !== undefined, (query) => query.where('distributors.level', '=', level ?? 0))
    .$if(keyword.trim() !== '', (query) => query.where((eb) => matches(eb, keyword.trim())));
  const [column, direction] = sort === undefined ? (['id', 'desc'] as const) : SORTS[sort];
  const { total, rows } = await readPage(found, paging, (all) =>
    all
      .selectAll('distributors')
      .select(['users.nickname', 'users.avatar', 'users.platform', 'parent.nickname as parent_name'])
      .orderBy(`distributors.${column}`, direction)
      .orderBy('distributors.id', 'desc'),
  );
  const names = new Map((await readLevels(db)).map((row) => [row.level, row.name]));
  const { default_level_name } = await readShareSetting(db);
  const figuresOf = await readAllFigures(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const list = rows.map(({ nickname, avatar, platform, parent_name, ...row }) => ({
    ...wireDistributor(row, figuresOf(row.user_id)),
    form: row.form.length === 0 ? null : row.form,
    nickname,
    avatar,
    parent_name: parent_name ?? '',
    platform,
    platform_icon: '',
    level_name: names.get(row.level) ?? default_level_name,
  }));
  return { list, total };
}
