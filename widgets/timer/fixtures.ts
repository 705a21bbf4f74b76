// Sample data of the countdown, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

/** Half of an activity during which the clock of tests, 2026-11-21 12:00, is set. */
export const minimal = { startDateTime: '2026-11-20 00:00:00', endDateTime: '2026-11-23 20:15:09' };

export const full = {
  picUrl: SAMPLE_PICTURES.banner,
  link: { url: '/pages/goods/list?cat_id=3', openType: 'navigate', bgPicUrl: '' },
  startDateTime: '2026-11-20 00:00:00',
  endDateTime: '2026-11-23 20:15:09',
  bgPicUrl: SAMPLE_PICTURES.goods,
};

export const hostile = {
  picUrl: 'javascript:alert(1)',
  link: { url: 'javascript:alert(1)', openType: 'web', bgPicUrl: 'javascript:alert(1)' },
  startDateTime: { a: 1 },
  endDateTime: '2026-13-77 99:99:99',
  bgPicUrl: 'x") , url(javascript:alert(1)',
};
