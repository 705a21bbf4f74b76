// Home and every page that operators lay out: api/index/tpl-index rendered by the renderer (CFG-09, API-12).
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { DiyScreen } from './diy-screen';
import { homePartLoaded } from './use-page-data';

export default definePage({
  path: '/pages/index/index',
  title: '首页',
  auth: 'guest',
  query: { page_id: optionalId('page') },
  titleBar: 'none',
  // Server markup hydrates without a mismatch only where nothing in it suspends.
  whenReady: homePartLoaded,
  body: custom('landing', DiyScreen),
  // Loaded only for the list of screens: their schemas would weigh on home.
  lateEndpoints: async () => {
    const { indexDiyFramework, indexIndexExtra, indexTplIndex } = await import('~/schemas/api/index.gen');
    return [indexTplIndex, indexDiyFramework, indexIndexExtra];
  },
});
