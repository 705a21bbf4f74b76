// Checks of the search bar besides the rules of its form.
import { isImmersive } from '~/domain/page-order';
import { defineChecks, hint, should } from '~/domain/studio/check/widget-checks';

/** They have no place in the flow. */
const FIXED = new Set(['background', 'app-nav-bar', 'quick-nav', 'modal']);

export default defineChecks([
  should(
    'immersed',
    '/typeStyle',
    (data, { ids, index }) =>
      isImmersive(data) && ids[index + 1] !== 'banner' && '沉浸样式的搜索后面要放轮播广告',
  ),
  hint(
    'order',
    '',
    (_data, { ids, index }) => ids.slice(0, index).some((id) => !FIXED.has(id)) && '搜索通常放在最上面',
  ),
]);
