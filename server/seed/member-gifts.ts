// What the demo's member levels give to members who reach them, and an activity for members.
import type { StoredPopup } from '../db/tables/mall';
import { fen, picture, type SeedContext } from '../demo/context';

const GIFTS = [
  { level: 2, yuan: 0, points: 200, coupon: '全场满减券' },
  { level: 3, yuan: 20, points: 500, coupon: '全场满减券' },
  { level: 4, yuan: 100, points: 1000, coupon: '全场满减券' },
];

const POPUP: StoredPopup = {
  pop_style: 1,
  pop_img: picture('goods/tea-longjing-1'),
  blessing_text: '感谢一路相伴，请收下这份心意',
  button_text: '收下礼物',
};

/** After the coupons. */
export async function seedMemberGifts({ trx }: SeedContext): Promise<void> {
  for (const { level, yuan, points, coupon } of GIFTS) {
    const { id } = await trx
      .selectFrom('coupons')
      .select('id')
      .where('name', '=', coupon)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('member_levels')
      .set({
        send_balance_fen: fen(yuan),
        send_integral: points,
        send_coupons: JSON.stringify([{ id, num: 1 }]),
      })
      .where('level', '=', level)
      .execute();
  }
  // For levels that nobody has at first: the popup shows to a member who reaches one.
  await trx
    .insertInto('member_activities')
    .values({
      title: '会员见面礼',
      member_levels: JSON.stringify([3, 4]),
      send_integral: 100,
      send_balance_fen: fen(5),
      is_write: true,
      popup: JSON.stringify(POPUP),
    })
    .execute();
}
