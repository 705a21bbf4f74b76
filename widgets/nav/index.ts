// Registers the navigation of icons and labels.
import { defineWidget } from '~/renderer/define-widget';
import { heightOf } from './arrangement';

export default defineWidget({
  id: 'nav',
  version: 1,
  title: '图文导航',
  group: 'basic',
  load: () => import('./view'),
  reserve: heightOf,
});
