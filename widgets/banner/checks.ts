// Checks of the banner besides the rules of its form.
import { defineChecks, isOn, should } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  should(
    'many',
    '/banners',
    ({ banners }) => Array.isArray(banners) && banners.length > 8 && '超过 8 张，后面的很少有人看到',
  ),
  should(
    'fast',
    '/interval',
    ({ autoplay, interval }) =>
      !isOn(autoplay) && Number(interval ?? 3000) < 3000 && '少于 3 秒，很多人来不及看',
  ),
]);
