// Registers the list of stores.
import { defineWidget } from '~/renderer/define-widget';

const ROW = 219;
/** A rough estimate is enough far below the fold. */
const MAX_ROWS = 20;

export default defineWidget({
  id: 'store',
  version: 1,
  title: '门店',
  group: 'basic',
  load: () => import('./view'),
  reserve: ({ list }) => (Array.isArray(list) ? ROW * Math.min(MAX_ROWS, list.length) : 0),
});
