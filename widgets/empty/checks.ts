// Checks of the empty space besides the rules of its form.
import { defineChecks, should } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  should('tall', '/height', ({ height }) => Number(height) > 200 && '空白超过 200，像没有加载出来'),
  should(
    'merge',
    '',
    (_data, { ids, index }) => index > 0 && ids[index - 1] === 'empty' && '两个空白相连，可以合成一个',
  ),
]);
