// The host of an operator's page: micro pages have an id, home has none.
import { addressOf } from '~/domain/links';
import type { Host } from '~/renderer/host';
import { useMallHost } from '../../flows/mall-host';
import { HOME_PATH } from '../../engine/navigation';

interface PagePlace {
  /** 0 for home. */
  pageId: number;
  title: string;
  /** Row of the layout on the server; 0 without one. */
  templateId: number;
}

/** The host of a page; null until the mall's config has loaded. */
export const usePageHost = ({ pageId, title, templateId }: PagePlace): Host | null =>
  useMallHost({
    page: addressOf(HOME_PATH, pageId === 0 ? {} : { page_id: pageId }),
    pageTitle: title,
    templateId,
  });
