// Home and every page that operators lay out: api/index/tpl-index rendered by the renderer (CFG-09, API-12).
import {
  indexDiyFramework,
  indexIndexExtra,
  indexTplIndex,
  type IndexTplIndexData,
} from '~/schemas/api/index.gen';
import { custom, definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { optionalId } from '../../engine/params';
import { DiyScreen } from './diy-screen';
import { pagePartLoaded } from './use-page-data';

export default definePage({
  path: '/pages/index/index',
  title: '首页',
  auth: 'guest',
  query: { page_id: optionalId('page') },
  shares: ['page_id'],
  titleBar: 'none',
  // Server markup hydrates without a mismatch only where nothing in it suspends.
  whenReady: pagePartLoaded,
  body: custom('landing', DiyScreen),
  // Home itself is drawn without being asked for (server/site/index-page.ts).
  firstCalls: ({ page_id: pageId }) => (pageId === 0 ? [] : [firstCall(indexTplIndex, { page_id: pageId })]),
  cardOf: ({ home_pages: page }: IndexTplIndexData) =>
    Array.isArray(page) ? null : { title: page.title, words: '', picture: '' },
  endpoints: [indexTplIndex, indexDiyFramework, indexIndexExtra],
});
