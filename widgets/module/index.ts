// Registers the module: components that operators maintain once and show on many pages.
import { defineWidget } from '~/renderer/define-widget';
import { measureSlots } from '~/renderer/measure-slots';

const TABS_HEIGHT = 90;

const entriesOf = (list: unknown): { data?: unknown }[] => (Array.isArray(list) ? list : []);

export default defineWidget({
  id: 'module',
  version: 2,
  title: '自定义模块',
  group: 'other',
  load: () => import('./view'),
  reserve: ({ list }) => (entriesOf(list).length > 1 ? TABS_HEIGHT : 0),
  slots: measureSlots(({ list }, heightOf) => heightOf(entriesOf(list)[0]?.data)),
  // Very early blocks store one module without a list.
  migrations: {
    1: (data) => (data['list'] === undefined && data['id'] ? { ...data, list: [{ id: data['id'] }] } : data),
  },
});
