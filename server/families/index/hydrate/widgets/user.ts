// Hydrates the header of the user centre: the pictures of the viewer's level replace the operator's.
import { defineHydrator } from '../hydrator';

interface Level {
  pic_url: string;
  bg_pic_url: string;
}

export const hydrator = defineHydrator<Level | undefined>({
  async load({ db, viewer }) {
    if (viewer === null || viewer.memberLevel === 0) return undefined;
    return db
      .selectFrom('member_levels')
      .select(['pic_url', 'bg_pic_url'])
      .where('level', '=', viewer.memberLevel)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  },
  apply: (data, level) => ({
    ...data,
    ...(level === undefined ? {} : { member_pic_url: level.pic_url, member_bg_pic_url: level.bg_pic_url }),
    // The payment code belongs to a plugin, which adds it.
    code: 0,
    show_code: 0,
  }),
});
