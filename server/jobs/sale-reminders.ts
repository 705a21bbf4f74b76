// Sends the reminders of sales that are about to begin.
import { sendReminder } from '../families/goods/remind';
import type { MessageGateway } from '../messages/gateway';
import { BATCH_SIZE, type Job } from './run-job';

export const sendSaleReminders = (gateway: MessageGateway): Job => ({
  name: 'send-sale-reminders',
  async due(db, now, skipped) {
    const rows = await db
      .selectFrom('goods_reminds')
      .select('id')
      .where('remind_at', '<=', now)
      .where('reminded_at', 'is', null)
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('remind_at')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  act: (db, id, now) => db.transaction().execute((trx) => sendReminder(trx, { id, now, gateway })),
});
