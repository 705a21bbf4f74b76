// Reminders of the start of a sale (CONST-11).
import { type Kysely, sql } from 'kysely';
import { formatServerTime } from '~/domain/time';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { MessageGateway } from '../../messages/gateway';
import type { Trx } from '../../db/transaction';
import { rowsByIds } from '../../goods/goods-card';
import { saleBeginOf } from '../../goods/kinds';
import type { InstalledPlugins } from '../../ports/plugin';

/** How long before the sale the reminder is sent. */
const REMIND_AHEAD_MS = 300_000;
/** A late reminder is still sent for so long after the sale has begun. */
const REMIND_LATE_MS = 3_600_000;

const remindTime = (begin: Date): Date => new Date(begin.getTime() - REMIND_AHEAD_MS);

/** Stores a reminder once a shopper and goods. @throws MallError 商品不存在, 商品已开售. */
export async function remindOfSale(
  db: Kysely<Tables>,
  { goodsId, userId, ...moment }: { goodsId: number; userId: number; now: Date; plugins: InstalledPlugins },
): Promise<void> {
  const [goods] = await rowsByIds(db, [goodsId]);
  const begin = goods?.is_on_sale === true ? await saleBeginOf(db, goods, moment) : undefined;
  if (begin === undefined) throw new MallError('商品不存在');
  if (begin === null || begin <= moment.now) throw new MallError('商品已开售');
  const remindAt = remindTime(begin);
  await db
    .insertInto('goods_reminds')
    .values({ user_id: userId, goods_id: goodsId, remind_at: remindAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'goods_id']).doUpdateSet({
        remind_at: remindAt,
        // A shopper who has been reminded is reminded again only of another time.
        reminded_at: sql`case when goods_reminds.remind_at = excluded.remind_at then goods_reminds.reminded_at end`,
      }),
    )
    .execute();
}

/** The reminder, locked, while it is due; with its sale and its receiver. */
const dueWish = (trx: Trx, id: number, now: Date) =>
  trx
    .selectFrom('goods_reminds')
    .innerJoin('goods', 'goods.id', 'goods_reminds.goods_id')
    .innerJoin('users', 'users.id', 'goods_reminds.user_id')
    .select(['goods.name', 'goods.id', 'goods.sign', 'goods.sell_begin_at', 'users.mobile'])
    .select((eb) =>
      eb
        .and([
          eb('goods.is_on_sale', '=', true),
          eb('goods.deleted_at', 'is', null),
          eb('users.deleted_at', 'is', null),
        ])
        .as('isOpen'),
    )
    .where('goods_reminds.id', '=', id)
    .where('remind_at', '<=', now)
    .where('reminded_at', 'is', null)
    .forUpdate('goods_reminds')
    .executeTakeFirst();

/** `您预约的「明前龙井」将于11-21 10:00开售，别错过。` */
function reminderText(name: string, begin: Date, now: Date): string {
  const time = formatServerTime(begin.getTime()).slice(5, 16);
  return `您预约的「${name}」${begin > now ? '将于' : '已于'}${time}开售，别错过。`;
}

interface Reminder {
  id: number;
  now: Date;
  gateway: MessageGateway;
  plugins: InstalledPlugins;
}

/**
 * Sends a reminder that is due, once. One whose sale was postponed waits for the new time; one without a receiver or
 * whose goods are gone is completed without a message. Where the gateway refuses the message nothing is stored, so that
 * it is retried.
 */
export async function sendReminder(trx: Trx, { id, now, gateway, plugins }: Reminder): Promise<void> {
  const wish = await dueWish(trx, id, now);
  if (wish === undefined) return;
  const { name, mobile, isOpen } = wish;
  const begin = (await saleBeginOf(trx, wish, { plugins, now })) ?? null;
  const isPutOff = begin !== null && remindTime(begin) > now;
  const done = isPutOff ? { remind_at: remindTime(begin) } : { reminded_at: now };
  await trx.updateTable('goods_reminds').set(done).where('id', '=', id).execute();
  if (isPutOff || !isOpen || begin === null || mobile === null) return;
  if (now.getTime() - begin.getTime() <= REMIND_LATE_MS)
    await gateway.send({ receiver: mobile, at: now, text: reminderText(name, begin, now) });
}
