// Registers the search strip.
import { defineWidget } from '~/renderer/define-widget';

const IMMERSIVE = '1';

export default defineWidget({
  id: 'search',
  version: 1,
  title: '搜索',
  group: 'basic',
  single: true,
  load: () => import('./view'),
  reserve: ({ picUrl }) => (typeof picUrl === 'string' && picUrl !== '' ? 108 : 88),
  over: ({ typeStyle }) => (String(typeStyle) === IMMERSIVE ? 'banner' : undefined),
});
