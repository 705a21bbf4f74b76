// Member levels: queries and wire format.
import type { Kysely, Selectable } from 'kysely';
import type { Member, MemberModel, MallMemberDetailData } from '~/schemas/api/mall-member.gen';
import type { Tables } from '../../db/tables';
import type { MemberLevelsTable } from '../../db/tables/mall';
import { flag, flagText, UNSET_TIME, wireMoney, wireTime } from '../../http/wire';

export type LevelRow = Selectable<MemberLevelsTable>;

/** Active levels, the lowest first. */
export const activeLevels = (db: Kysely<Tables>): Promise<LevelRow[]> =>
  db
    .selectFrom('member_levels')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('level')
    .execute();

const texts = (row: LevelRow) => ({
  name: row.name,
  money: wireMoney(row.money_fen),
  discount: (row.discount_percent / 10).toFixed(1),
  pic_url: row.pic_url,
  bg_pic_url: row.bg_pic_url,
  price: wireMoney(row.price_fen),
  rules: row.rules,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: UNSET_TIME,
});

const flags = (row: LevelRow) => ({
  auto_update: flagText(row.auto_update),
  status: flagText(row.is_enabled),
  is_purchase: flagText(row.is_purchase),
  is_delete: '0' as const,
});

const rightsOf = (row: LevelRow): Member['rights'] =>
  row.rights.map(({ title, content, pic_url }, at) => ({
    id: String(at + 1),
    member_id: String(row.id),
    title,
    content,
    pic_url,
    is_delete: '0',
  }));

/** Raw row with the privileges. */
export const levelRaw = (row: LevelRow): Member => ({
  id: String(row.id),
  mall_id: '1',
  level: String(row.level),
  condition_type: String(row.condition_type),
  ...texts(row),
  ...flags(row),
  rights: rightsOf(row),
});

/** Model row without the privileges. */
export const levelModel = (row: LevelRow): MemberModel => ({
  id: row.id,
  mall_id: 1,
  level: row.level,
  condition_type: row.condition_type,
  ...texts(row),
  auto_update: flag(row.auto_update),
  status: flag(row.is_enabled),
  is_purchase: flag(row.is_purchase),
  is_delete: 0,
});

/** One level alone: a raw row whose level and condition are numbers. */
export const levelDetail = (row: LevelRow): MallMemberDetailData['detail'] => ({
  ...levelRaw(row),
  level: row.level,
  condition_type: row.condition_type,
});
