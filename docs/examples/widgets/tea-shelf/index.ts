// Registers the widget tea-shelf.
import { arrayOf } from '~/domain/record';
import { defineWidget } from '~/renderer/define-widget';

/** Heights in rpx, as view.module.css and the cards of goods have them. */
const PICTURE = 234;
const ENTRIES = 88;
const ROW_OF_GOODS = 520;

const rowsOf = (list: unknown, columns: unknown): number =>
  Math.ceil(arrayOf(list).length / (columns === 3 ? 3 : 2));

export default defineWidget({
  id: 'tea-shelf',
  version: 1,
  title: '茶架',
  group: 'basic',
  load: () => import('./view'),
  reserve: ({ picture, entries, list, columns }) =>
    (picture === '' ? 0 : PICTURE) +
    (arrayOf(entries).length === 0 ? 0 : ENTRIES) +
    ROW_OF_GOODS * rowsOf(list, columns),
});
