// Registers the title bar above the widgets of a page.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'app-nav-bar',
  version: 1,
  title: '顶部标题栏',
  group: 'structural',
  single: true,
  place: 'title-bar',
  load: () => import('./view'),
  reserve: () => 88,
});
