// Registers the empty strip.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

export default defineWidget({
  id: 'empty',
  version: 1,
  title: '空白块',
  group: 'other',
  load: () => import('./view'),
  reserve: ({ height }) => reservedNumber(height, 10),
});
