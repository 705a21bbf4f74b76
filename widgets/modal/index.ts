// Registers the popup advert.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'modal',
  version: 1,
  title: '弹窗广告',
  group: 'other',
  single: true,
  place: 'overlay',
  load: () => import('./view'),
  reserve: () => 0,
});
