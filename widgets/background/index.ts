// Registers the page background.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'background',
  version: 1,
  title: '页面背景',
  group: 'structural',
  single: true,
  place: 'background',
  load: () => import('./view'),
  reserve: () => 0,
});
