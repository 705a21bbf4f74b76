// Saving a set, putting sets on or off sale, and deleting them; each in one transaction of the caller.
import { sql } from 'kysely';
import {
  leastApartFen,
  readSetPrice,
  setFormProblem,
  type SetGoods,
  type SetPrice,
  setPriceProblem,
} from '~/domain/combination';
import { parseServerTime } from '~/domain/time';
import type { CombinationEntry, CombinationForm } from '~/schemas/api/combination.gen';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { PLAIN_SIGNS } from '../../goods/goods-card';
import { PLUGIN } from './read-sets';
import type { SetGoodsRules, SetRules } from './rules';

export const UNKNOWN = '组合不存在或已删除';

const timeOf = (text: string | undefined): Date | null => {
  const time = parseServerTime(text);
  return time === null ? null : new Date(time);
};

const allEntries = ({ fixed, groups }: CombinationForm): CombinationEntry[] => [
  ...fixed,
  ...groups.flatMap(({ list }) => list),
];

/** Prices of the goods by id. @throws MallError where one is not sold by the mall itself. */
async function pricesOf(trx: Trx, form: CombinationForm): Promise<ReadonlyMap<number, number>> {
  const ids = allEntries(form).map(({ goods_id }) => goods_id);
  const rows = await trx
    .selectFrom('goods')
    .select(['id', 'price_fen'])
    .where('id', 'in', ids)
    .where('sign', 'in', [...PLAIN_SIGNS])
    .where('is_negotiable', '=', false)
    .where('deleted_at', 'is', null)
    .execute();
  if (rows.length < ids.length) throw new MallError('有商品不能参加组合，请重新选择');
  return new Map(rows.map(({ id, price_fen }) => [id, price_fen]));
}

/** The price of a form. @throws MallError with its first problem. */
async function checkedPrice(trx: Trx, form: CombinationForm, maxGoods: number): Promise<SetPrice> {
  const problem = setFormProblem(form, maxGoods);
  const price = readSetPrice(form);
  if (problem !== null || price === null) throw new MallError(problem?.words ?? '请填写套餐价');
  const prices = await pricesOf(trx, form);
  const goodsOf = ({ goods_id, num }: CombinationEntry): SetGoods => ({
    priceFen: prices.get(goods_id) ?? 0,
    num,
    stock: 0,
  });
  const groups = form.groups.map(({ min_num, list }) => ({ min_num, list: list.map(goodsOf) }));
  const wrong = setPriceProblem(price, leastApartFen({ fixed: form.fixed.map(goodsOf), groups }));
  if (wrong !== null) throw new MallError(wrong);
  return price;
}

interface Row {
  goods_id: number;
  rules: SetGoodsRules;
}

function goodsRows({ fixed, groups }: CombinationForm): Row[] {
  const rowsOf = (list: readonly CombinationEntry[], group_id: number): Row[] =>
    list.map(({ goods_id, num, is_default }) => ({
      goods_id,
      rules: { group_id, num, is_default: is_default === 1 },
    }));
  return [...rowsOf(fixed, 0), ...groups.flatMap(({ list }, at) => rowsOf(list, at + 1))];
}

interface Saving {
  form: CombinationForm;
  /** Goods that one set may have. */
  maxGoods: number;
  now: Date;
}

const rulesOf = (form: CombinationForm, price: SetPrice, nonce: string): SetRules => ({
  ...price,
  buy_limit: form.buy_limit ?? 0,
  groups: form.groups.map(({ name, min_num, max_num }, at) => ({
    id: at + 1,
    name: name.trim() === '' ? '任选' : name.trim(),
    min_num,
    max_num,
  })),
  nonce,
});

const valuesOf = ({ form, now }: Saving) => ({
  title: form.name.trim(),
  begin_at: timeOf(form.start_at),
  end_at: timeOf(form.end_at),
  updated_at: now,
});

const writeGoods = (trx: Trx, setId: number, form: CombinationForm) =>
  trx
    .insertInto('activity_goods')
    .values(
      goodsRows(form).map(({ goods_id, rules }, sort) => ({
        activity_id: setId,
        goods_id,
        rules: JSON.stringify(rules),
        sort,
      })),
    )
    .execute();

/** A new set, or the one that the same act has made before. */
async function addSet(trx: Trx, saving: Saving, price: SetPrice): Promise<number> {
  const { form } = saving;
  const nonce = form.nonce ?? '';
  const made = await trx
    .insertInto('activities')
    .values({ plugin: PLUGIN, ...valuesOf(saving), rules: JSON.stringify(rulesOf(form, price, nonce)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) {
    await writeGoods(trx, made.id, form);
    return made.id;
  }
  const known = await trx
    .selectFrom('activities')
    .select('id')
    .where('plugin', '=', PLUGIN)
    .where(sql`rules ->> 'nonce'`, '=', nonce)
    .executeTakeFirstOrThrow();
  return known.id;
}

async function changeSet(trx: Trx, saving: Saving, price: SetPrice): Promise<number> {
  const { form } = saving;
  const id = form.id ?? 0;
  const found = await trx
    .selectFrom('activities')
    .select(sql<string>`coalesce(rules ->> 'nonce', '')`.as('nonce'))
    .where('id', '=', id)
    .where('plugin', '=', PLUGIN)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new MallError(UNKNOWN);
  // The act that made it stays noted.
  await trx
    .updateTable('activities')
    .set({ ...valuesOf(saving), rules: JSON.stringify(rulesOf(form, price, found.nonce)) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('activity_goods').where('activity_id', '=', id).execute();
  await writeGoods(trx, id, form);
  return id;
}

/** The id of the set. @throws MallError with the first problem of the form, in words. */
export async function saveSet(trx: Trx, saving: Saving): Promise<number> {
  const price = await checkedPrice(trx, saving.form, saving.maxGoods);
  return (saving.form.id ?? 0) === 0 ? addSet(trx, saving, price) : changeSet(trx, saving, price);
}

/** 1 on sale, 0 off, -1 deleted; what is deleted stays so. @throws MallError where one is none of the plugin. */
export async function setStatus(
  trx: Trx,
  { ids, status, now }: { ids: readonly number[]; status: -1 | 0 | 1; now: Date },
): Promise<void> {
  const sets = [...new Set(ids)].sort((one, other) => one - other);
  const rows = await trx
    .selectFrom('activities')
    .select('id')
    .where('id', 'in', sets)
    .where('plugin', '=', PLUGIN)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < sets.length) throw new MallError(UNKNOWN);
  await trx
    .updateTable('activities')
    .set({ ...(status === -1 ? { deleted_at: now } : { is_enabled: status === 1 }), updated_at: now })
    .where('id', 'in', sets)
    .where('deleted_at', 'is', null)
    .execute();
}
