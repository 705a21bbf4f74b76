// The shop's addresses for returns.
import { type Kysely, sql } from 'kysely';
import type {
  AdminOrderRefundAddressEditData,
  AdminOrderRefundAddressEditParams,
  AdminOrderRefundAddressIndexData,
} from '~/schemas/api/admin-order.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { pagination, type Paging, rawRow } from '../../http/wire';
import { wireAddress } from './refund-rows';
import { likePattern } from '../../db/like-pattern';

type Form = NonNullable<AdminOrderRefundAddressEditParams['form']>;

const MISSING = '数据异常,该条数据不存在';

const openAddresses = (db: Kysely<Tables>) =>
  db.selectFrom('refund_addresses').where('deleted_at', 'is', null).where('mch_id', '=', 0);

/** All of them, to choose from. */
export async function addressChoices(db: Kysely<Tables>) {
  return (await openAddresses(db).selectAll().orderBy('id').execute()).map(wireAddress);
}

/** `data` of api/admin/refund-address/index. */
export async function addressPage(
  db: Kysely<Tables>,
  keyword: string,
  paging: Paging,
): Promise<AdminOrderRefundAddressIndexData> {
  const pattern = likePattern(keyword);
  const found = openAddresses(db).$if(keyword !== '', (query) =>
    query.where((eb) =>
      eb.or([
        eb('name', 'like', pattern),
        eb('mobile', 'like', pattern),
        eb('address_detail', 'like', pattern),
        sql<boolean>`regions::text like ${pattern}`,
      ]),
    ),
  );
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  const list = rows.map((row) => ({
    ...rawRow(wireAddress(row)),
    address: `${row.regions.join('')}${row.address_detail}`,
  }));
  return { list, pagination: pagination(paging, count) };
}

/** `data` of api/admin/refund-address/edit when it reads. */
export async function addressDetail(
  db: Kysely<Tables>,
  id: number,
): Promise<NonNullable<AdminOrderRefundAddressEditData>> {
  const row = await openAddresses(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new MallError(MISSING);
  return { detail: rawRow(wireAddress(row)) };
}

export async function saveAddress(db: Kysely<Tables>, form: Form, now: Date): Promise<void> {
  const { id = 0, name, address, address_detail, mobile, remark = '' } = form;
  if (name.trim() === '') throw new MallError('收件人名称不能为空。');
  if (address.filter((region) => region.trim() !== '').length === 0) throw new MallError('省市区不能为空。');
  if (mobile.trim() === '') throw new MallError('收件人手机号不能为空。');
  const values = {
    name: name.trim(),
    regions: JSON.stringify(address.map((region) => region.trim())),
    address_detail: address_detail.trim(),
    mobile: mobile.trim(),
    remark: remark.trim(),
    updated_at: now,
  };
  if (id === 0) {
    await db.insertInto('refund_addresses').values(values).execute();
    return;
  }
  const saved = await db
    .updateTable('refund_addresses')
    .set(values)
    .where('id', '=', id)
    .where('mch_id', '=', 0)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (saved === undefined) throw new MallError(MISSING);
}

/** Requests that were agreed to with it still show it. */
export async function deleteAddress(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  const deleted = await db
    .updateTable('refund_addresses')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('mch_id', '=', 0)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new MallError(MISSING);
}
