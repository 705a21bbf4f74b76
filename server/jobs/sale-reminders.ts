// Sends the reminders of sales that are about to begin.
import { sendReminder } from '../families/goods/remind';
import type { MessageGateway } from '../messages/gateway';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';
import type { InstalledPlugins } from '../ports/plugin';

export const sendSaleReminders = (gateway: MessageGateway, plugins: InstalledPlugins): Job => ({
  name: 'send-sale-reminders',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('goods_reminds')
        .select('id')
        .where('remind_at', '<=', now)
        .where('reminded_at', 'is', null),
      { by: 'remind_at', skipped },
    ),
  act: (db, id, now) => db.transaction().execute((trx) => sendReminder(trx, { id, now, gateway, plugins })),
});
