// Registers the rich text.
import { defineWidget } from '~/renderer/define-widget';
import { estimatedHeight } from './estimate';

export default defineWidget({
  id: 'image-text',
  version: 1,
  title: '图文详情',
  group: 'basic',
  load: () => import('./view'),
  reserve: ({ content }) => estimatedHeight(content),
});
