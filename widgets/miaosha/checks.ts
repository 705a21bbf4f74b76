// Checks of flash-sale sessions besides the rules of its form.
import { ACTIVITY, defineChecks, should, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  ...ACTIVITY,
  should('title', '/mTitle', (data) => textAt(data, 'mTitle') === '' && '场次没有标题'),
]);
