// Registers the copyright line.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'copyright',
  version: 1,
  title: '版权',
  group: 'basic',
  permission: 'copyright',
  load: () => import('./view'),
  reserve: ({ picUrl, text }) => (picUrl ? 110 : 0) + (text ? (picUrl ? 52 : 84) : 0),
});
