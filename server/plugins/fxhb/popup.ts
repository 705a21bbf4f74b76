// The popup of the red packet: the picture that leads to it while it is on.
import { pictureAddress } from '../../pictures/draw-picture';
import type { MallMoment, PopupItem } from '../../ports/plugin';

const SCREEN = '/plugins/fxhb/detail/detail';
const PICTURE = pictureAddress('red-packet');

/** The popup while the activity runs and has packets left; empty else. One query. */
export async function redPacketPopup({ db, now }: MallMoment): Promise<PopupItem[]> {
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
