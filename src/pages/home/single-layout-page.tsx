// A page of one layout, also for a page whose tabs are hidden.
import { useMemo } from 'react';
import type { Registry } from '~/renderer/define-widget';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { DiyPage } from '~/schemas/api/index.gen';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { nodesOf } from './registries';
import { usePageHost } from './use-page-host';

export interface DiyPageProps {
  page: DiyPage;
  /** 0 for home. */
  pageId: number;
}

/** A page of one layout whose widgets are all in `registry`. */
export function SingleLayoutPage({ page, pageId, registry }: DiyPageProps & { registry: Registry }) {
  const template = page.navs[0]?.template;
  const host = usePageHost({ pageId, title: page.title, templateId: Number(template?.id) });
  const { layout } = useMemo(() => readLayout(nodesOf(page), { registry }), [page, registry]);
  return host === null ? (
    <Skeleton shape="cards" />
  ) : (
    <Page layout={layout} registry={registry} host={host} />
  );
}
