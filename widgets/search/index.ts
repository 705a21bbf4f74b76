// Registers the search strip.
import { isImmersive } from '~/domain/page-order';
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'search',
  version: 1,
  title: '搜索',
  group: 'basic',
  single: true,
  load: () => import('./view'),
  reserve: ({ picUrl }) => (typeof picUrl === 'string' && picUrl !== '' ? 108 : 88),
  over: (data) => (isImmersive(data) ? 'banner' : undefined),
});
