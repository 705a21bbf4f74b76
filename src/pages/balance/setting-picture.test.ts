import { expect, it } from 'vitest';
import { rechargeSetting, type RechargeSetting } from '~/schemas/api/recharge.gen';
import { coerce } from '~/schemas/shape';
import { settingPicture } from './setting-picture';

const DEFAULT = 'pictures/default.svg';

/** The setting as the phone receives it. */
const settingOf = (picture: unknown): RechargeSetting => {
  const answer = { setting: { ad_pic_url: picture, ad_pic_defalut: DEFAULT } };
  return (coerce(rechargeSetting.answer, answer) as { setting: RechargeSetting }).setting;
};

it.each([
  [{ url: 'a.png' }, 'a.png'],
  ['b.png', 'b.png'],
  [{ url: '' }, DEFAULT],
  ['', DEFAULT],
  [null, DEFAULT],
  [[], DEFAULT],
  ['javascript:alert(1)', DEFAULT],
])('reads %j as the picture %s', (picture, address) => {
  expect(settingPicture(settingOf(picture), 'ad_pic')).toBe(address);
});
