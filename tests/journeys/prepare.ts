// Fills the journeys' database before the server opens it, with data that shoppers cannot create: money and a parcel.
import { join } from 'node:path';
import { orderConfirm } from '~/schemas/api/order.gen';
import { paymentPayBuyHuodao } from '~/schemas/api/payment.gen';
import { type Database, openDatabase } from '~/server/db/database';
import { fen } from '~/server/demo/context';
import { prepareDatabase } from '~/server/app/prepare';
import { hashSecret } from '~/server/http/secret-hash';
import { postBalance, postIntegral } from '~/server/ledger/ledger';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { placeOne } from '~/tests/server/money/checkout-helpers';
import { PASSWORD, PREPARED, PREPARED_MOBILES, SPENDER } from './shopper-fixtures';

const NANHU = {
  province_id: 330_000,
  province: '浙江省',
  city_id: 330_400,
  city: '嘉兴市',
  district_id: 330_402,
  district: '南湖区',
};

interface NewShopper {
  mobile: string;
  password_hash: string;
}

/** A shopper with an address, balance and points; his id. */
const addShopper = ({ db }: Database, { mobile, password_hash }: NewShopper): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({ mobile, password_hash, nickname: `备客${mobile.slice(-2)}`, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const address = { name: '周知味', mobile, detail: '禾兴南路 8 号', sign: '家', is_default: true };
    await trx
      .insertInto('addresses')
      .values({ user_id: id, ...NANHU, ...address })
      .execute();
    const booking = { userId: id, type: 1, reason: 'recharge', sourceId: 'prepared' } as const;
    const { balanceYuan, points } = PREPARED;
    const words = `充值余额 ${balanceYuan}.00 元`;
    await postBalance(trx, { ...booking, moneyFen: fen(balanceYuan), description: words });
    await postIntegral(trx, { ...booking, integral: points, description: '活动赠送积分' });
    return id;
  });

/** An order of one goods, cash on delivery, in transit. */
async function sendParcel(mall: Mall, userId: number): Promise<void> {
  const { db } = mall.database;
  const token = await mall.tokenOf(userId);
  const { id, unionId } = await placeOne(mall, { token });
  await mall.ask(paymentPayBuyHuodao, { id: unionId }, { token });
  await db.updateTable('orders').set({ is_send: true, send_at: new Date() }).where('id', '=', id).execute();
  const parcel = { order_id: id, send_type: 1, express: '顺丰速运', express_no: `SF${id}` } as const;
  const { id: parcelId } = await db
    .insertInto('order_expresses')
    .values(parcel)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_express_lines')
    .columns(['order_express_id', 'order_line_id'])
    .expression((eb) =>
      eb
        .selectFrom('order_lines')
        .select((line) => [line.val(parcelId).as('parcel'), 'id'])
        .where('order_id', '=', id),
    )
    .execute();
}

/** An order that is kept: its after-sales, which end a week after receipt, end now. */
async function addSpender(mall: Mall, userId: number): Promise<void> {
  const { db } = mall.database;
  const token = await mall.tokenOf(userId);
  const { id, unionId } = await placeOne(mall, { token, num: 20 });
  await mall.ask(paymentPayBuyHuodao, { id: unionId }, { token });
  await db.updateTable('orders').set({ is_send: true, send_at: new Date() }).where('id', '=', id).execute();
  await mall.ask(orderConfirm, { id }, { token });
  await db.updateTable('orders').set({ auto_sales_at: new Date() }).where('id', '=', id).execute();
}

/** `node scripts/run.mjs tests/journeys/prepare.ts <data folder>` */
export async function main([dataFolder = '']: readonly string[]): Promise<void> {
  const database = await openDatabase({ folder: join(dataFolder, 'db') });
  await prepareDatabase(database);
  const mall = openMall(database);
  const password_hash = await hashSecret(PASSWORD);
  for (const mobile of PREPARED_MOBILES)
    await sendParcel(mall, await addShopper(database, { mobile, password_hash }));
  await addSpender(mall, await addShopper(database, { mobile: SPENDER, password_hash }));
  mall.close();
  await database.close();
}
