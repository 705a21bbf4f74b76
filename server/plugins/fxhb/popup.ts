// The popup of the red packet: the picture that leads to it while it is on.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { pictureAddress } from '../../pictures/draw-picture';

const KEY = 'fxhb';
const SCREEN = '/plugins/fxhb/detail/detail';
const PICTURE = pictureAddress('red-packet');

interface Moment {
  db: Kysely<Tables>;
  now: Date;
  permissions: ReadonlySet<string>;
}

/** An item of a popup advert. */
interface PopupItem {
  picUrl: string;
  link: { openType: 'navigate'; url: string };
}

/** The popup while the activity runs and has packets left; empty else. One query; none without the permission. */
export async function redPacketPopup({ db, now, permissions }: Moment): Promise<PopupItem[]> {
  if (!permissions.has(KEY)) return [];
  const activity = await db
    .selectFrom('fxhb_activities')
    .select('pic_url')
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('begin_at', '<=', now)
    .where('end_at', '>', now)
    .where('sponsor_count', '<>', 0)
    .executeTakeFirst();
  if (activity === undefined) return [];
  return [{ picUrl: activity.pic_url || PICTURE, link: { openType: 'navigate', url: SCREEN } }];
}
