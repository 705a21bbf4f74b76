// The lazy parts of operators' pages, and which of them renders a page.
import { lazyPart } from '~/renderer/lazy-part';
import type { DiyPage } from '~/schemas/api/index.gen';
import { isCommon, nodesOf } from './registries';

export const MallBlocks = lazyPart('home/mall-blocks', () => import('./mall-blocks'));
export const TabbedPage = lazyPart('home/tabbed-page', () => import('./tabbed-page'));
export const AllWidgetsPage = lazyPart('home/all-widgets-page', () => import('./all-widgets-page'));
export const PageFrame = lazyPart('home/page-frame', () => import('./page-frame'));

type PagePart = typeof TabbedPage;

const hasTabs = ({ show_navs, navs }: DiyPage): boolean => Number(show_navs) === 1 && navs.length > 1;

/**
 * The part that renders a page; null where home itself does. It depends on the page's data alone: the server's markup has
 * the same boundaries.
 */
export function partOf(page: DiyPage): PagePart | null {
  if (hasTabs(page)) return TabbedPage;
  return isCommon(nodesOf(page)) ? null : AllWidgetsPage;
}
