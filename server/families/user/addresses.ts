// The address book: each shopper's own, with exactly one default of each type unless it is empty.
import type { Kysely, Transaction } from 'kysely';
import { MAX_ADDRESSES } from '~/domain/constants';
import { userAddressSaveForm } from '~/schemas/api/forms/user-address-save.gen';
import type { UserAddressSaveParams } from '~/schemas/api/user.gen';
import type { Tables } from '../../db/tables';
import { fieldError, MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import type { StoredAddress } from './address-wire';
import { requireRegions } from './regions';

/** Where a carrier goes, and where a rider of the city does. */
export const ADDRESS_TYPES = { express: 0, city: 1 } as const;

const MISSING = '数据不存在或已删除';

/** A shopper's addresses of a type, the default first, then the newest. */
export const addressesOf = (db: Kysely<Tables>, userId: number, type: number): Promise<StoredAddress[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const addressOf = (
  db: Kysely<Tables>,
  userId: number,
  id: number,
): Promise<StoredAddress | undefined> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Serialises changes of one shopper's address book. */
async function inBook<T>(
  db: Kysely<Tables>,
  userId: number,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    return change(trx);
  });
}

const ownOfType = (trx: Transaction<Tables>, userId: number, type: number) =>
  trx
    .updateTable('addresses')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('deleted_at', 'is', null);

async function makeDefault(
  trx: Transaction<Tables>,
  { id, user_id: userId, type }: Pick<StoredAddress, 'id' | 'user_id' | 'type'>,
) {
  const own = ownOfType(trx, userId, type);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

/** Makes the newest other address the default, if there is one. */
async function passDefaultOn(trx: Transaction<Tables>, from: StoredAddress): Promise<void> {
  const others = await addressesOf(trx, from.user_id, from.type);
  const next = others.find(({ id }) => id !== from.id);
  if (next !== undefined) await makeDefault(trx, next);
}

type AddressFields = Pick<
  StoredAddress,
  | 'type'
  | 'name'
  | 'mobile'
  | 'detail'
  | 'sign'
  | 'latitude'
  | 'longitude'
  | 'location'
  | 'province_id'
  | 'province'
  | 'city_id'
  | 'city'
  | 'district_id'
  | 'district'
>;

const NOWHERE = { province_id: 0, province: '', city_id: 0, city: '', district_id: 0, district: '' };

async function placeOf(db: Kysely<Tables>, params: UserAddressSaveParams) {
  const { province_id: provinceId, city_id: cityId, district_id: districtId } = params;
  const { province, city, district } = await requireRegions(db, { provinceId, cityId, districtId });
  return {
    province_id: province.id,
    province: province.name,
    city_id: city.id,
    city: city.name,
    district_id: district.id,
    district: district.name,
    latitude: '',
    longitude: '',
    location: '',
  };
}

const isCoordinate = (text: string, limit: number): boolean =>
  /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) && Math.abs(Number(text)) <= limit;

function pointOf({ latitude = '', longitude = '', location = '' }: UserAddressSaveParams) {
  const isPoint = isCoordinate(latitude, 90) && isCoordinate(longitude, 180);
  if (!isPoint || location.trim() === '') throw fieldError('location', '定位地址不能为空');
  return { ...NOWHERE, latitude, longitude, location: location.trim() };
}

async function fieldsOf(db: Kysely<Tables>, params: UserAddressSaveParams): Promise<AddressFields> {
  const isSameCity = params.type === 1;
  checkForm(userAddressSaveForm, params);
  const { name = '', mobile = '', detail = '', sign } = params;
  return {
    type: isSameCity ? 1 : 0,
    name: name.trim(),
    mobile: mobile.trim(),
    detail: detail.trim(),
    sign: sign === undefined || sign.trim() === '' ? null : sign.trim(),
    ...(isSameCity ? pointOf(params) : await placeOf(db, params)),
  };
}

async function createAddress(
  trx: Transaction<Tables>,
  userId: number,
  fields: AddressFields,
): Promise<StoredAddress> {
  const { count } = await trx
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_ADDRESSES) throw new MallError(`收货地址最多${MAX_ADDRESSES}个`);
  return trx
    .insertInto('addresses')
    .values({ ...fields, user_id: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function changeAddress(
  trx: Transaction<Tables>,
  before: StoredAddress,
  fields: AddressFields,
): Promise<StoredAddress> {
  const isMoved = fields.type !== before.type;
  // An address that changes its type is no longer the default of its old type.
  const after = await trx
    .updateTable('addresses')
    .set({ ...fields, ...(isMoved ? { is_default: false } : {}), updated_at: new Date() })
    .where('id', '=', before.id)
    .where('user_id', '=', before.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isMoved && before.is_default) await passDefaultOn(trx, before);
  return after;
}

interface SaveInput {
  userId: number;
  params: UserAddressSaveParams;
}

/** Creates or changes an address. Throws a MallError for an invalid form and for another shopper's address. */
export async function saveAddress(db: Kysely<Tables>, { userId, params }: SaveInput): Promise<void> {
  const fields = await fieldsOf(db, params);
  const id = params.id ?? 0;
  await inBook(db, userId, async (trx) => {
    const before = id === 0 ? undefined : await addressOf(trx, userId, id);
    if (id !== 0 && before === undefined) throw new MallError(MISSING);
    const saved =
      before === undefined
        ? await createAddress(trx, userId, fields)
        : await changeAddress(trx, before, fields);
    const siblings = await addressesOf(trx, userId, saved.type);
    const hasDefault = siblings.some((address) => address.is_default);
    if (params.is_default === 1 || !hasDefault) await makeDefault(trx, saved);
    else if (params.is_default === 0 && saved.is_default) await passDefaultOn(trx, saved);
  });
}

interface OwnedAddress {
  userId: number;
  id: number;
}

/** Makes an address the default of its type, or the newest other one instead of it. */
export async function setDefaultAddress(
  db: Kysely<Tables>,
  input: OwnedAddress & { isDefault: boolean },
): Promise<void> {
  const { userId, id, isDefault } = input;
  await inBook(db, userId, async (trx) => {
    const address = await addressOf(trx, userId, id);
    if (address === undefined) throw new MallError(MISSING);
    if (isDefault) await makeDefault(trx, address);
    else if (address.is_default) await passDefaultOn(trx, address);
  });
}

/** Deletes an address; the newest other one becomes the default. */
export async function deleteAddress(db: Kysely<Tables>, { userId, id }: OwnedAddress): Promise<void> {
  await inBook(db, userId, async (trx) => {
    const address = await addressOf(trx, userId, id);
    if (address === undefined) throw new MallError(MISSING);
    const change = { deleted_at: new Date(), is_default: false };
    await trx
      .updateTable('addresses')
      .set(change)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    if (address.is_default) await passDefaultOn(trx, address);
  });
}
