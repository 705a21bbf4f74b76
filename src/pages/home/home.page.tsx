// Home and every page that operators lay out: api/index/tpl-index rendered by the renderer (CFG-09, API-12).
import { indexDiyFramework, indexIndexExtra, indexTplIndex } from '~/schemas/api/index.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { DiyScreen } from './diy-screen';
import { homePartLoaded } from './use-page-data';

export default definePage({
  path: '/pages/index/index',
  title: '首页',
  auth: 'guest',
  query: { page_id: optionalId('page') },
  shares: ['page_id'],
  titleBar: 'none',
  // Server markup hydrates without a mismatch only where nothing in it suspends.
  whenReady: homePartLoaded,
  body: custom('landing', DiyScreen),
  endpoints: [indexTplIndex, indexDiyFramework, indexIndexExtra],
});
