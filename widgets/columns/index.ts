// Registers the columns: blocks side by side.
import { arrayOf, isRecord } from '~/domain/record';
import { defineWidget } from '~/renderer/define-widget';
import { measureSlots } from '~/renderer/measure-slots';

export default defineWidget({
  id: 'columns',
  version: 1,
  title: '分栏',
  group: 'basic',
  load: () => import('./view'),
  reserve: () => 0,
  slots: measureSlots(({ columns }, heightOf) =>
    Math.max(0, ...arrayOf(columns).map((column) => heightOf(isRecord(column) ? column['blocks'] : []))),
  ),
});
