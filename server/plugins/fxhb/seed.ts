// The demo's red packet (fxhb): three friends share sixty yuan. It is off, as its screens do not exist yet.
import { daysFrom, fen, picture, type SeedContext } from '../../demo/context';

export async function seedRedPacket({ trx, now }: SeedContext): Promise<void> {
  await trx
    .insertInto('fxhb_activities')
    .values({
      number: 3,
      count_price_fen: fen(60),
      least_price_fen: fen(99),
      effective_days: 7,
      open_effective_hours: 24,
      sponsor_num: 3,
      help_num: 3,
      sponsor_count: 1000,
      share_title: '帮我拆一下南湖生活馆的红包，你也有份',
      share_pic_url: picture('red-packet'),
      pic_url: picture('red-packet'),
      remark:
        '邀请两位好友在 24 小时内一起拆开，三人随机分 60 元。\n所得为全场通用的优惠券，满 99 元可用，7 天内有效。',
      begin_at: daysFrom(now, -1),
      end_at: daysFrom(now, 30),
      is_enabled: false,
    })
    .execute();
}
