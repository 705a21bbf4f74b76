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
  reserve: ({ typeStyle, picUrl }) => {
    if (String(typeStyle) === IMMERSIVE) return 0;
    return typeof picUrl === 'string' && picUrl !== '' ? 108 : 88;
  },
});
