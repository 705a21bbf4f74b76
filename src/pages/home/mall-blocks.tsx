// Renders the older home format (`type: mall`): its blocks become nodes of a layout for the renderer. Of a page with an id
// the server answers it where that page is not published: nobody designed what would show then, so a sentence does.
import { useMemo, useRef } from 'react';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { registry } from '~/widgets/registry.gen';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { layoutOfBlocks } from './legacy-blocks';
import styles from './page.module.css';
import { useExtras } from './use-extras';
import { usePageHost } from './use-page-host';

interface MallBlocksProps extends BlocksProps {
  /** 0 for home. */
  pageId: number;
}

interface BlocksProps {
  blocks: readonly unknown[];
  title: string;
  /** The blocks differ from those of the server: they have to be refetched. */
  onOutdated: () => Promise<void>;
}

export default function MallBlocks({ pageId, ...home }: MallBlocksProps) {
  return pageId === 0 ? <Blocks {...home} /> : <PageGone title={home.title} />;
}

const BAR = readLayout(layoutOfBlocks([], new Map()), { registry }).layout;

/** In the place of a page that is a draft, switched off or deleted, or never was. */
function PageGone({ title }: { title: string }) {
  const host = usePageHost({ pageId: 0, title, templateId: 0 });
  if (host === null) return null;
  return (
    <div className={styles.frame}>
      <Page layout={BAR} registry={registry} host={host} />
      <EmptyState text="页面已下线" action={{ text: '返回首页', onTap: () => redirect(HOME_PATH) }} />
    </div>
  );
}

function Blocks({ blocks, title, onOutdated }: BlocksProps) {
  const hasAskedAnew = useRef(false);
  const extras = useExtras(blocks, () => {
    // Retried once: a second refusal is final.
    if (hasAskedAnew.current) return;
    hasAskedAnew.current = true;
    void onOutdated();
  });
  const { layout } = useMemo(
    () => readLayout(layoutOfBlocks(blocks, extras), { registry }),
    [blocks, extras],
  );
  const host = usePageHost({ pageId: 0, title, templateId: 0 });
  if (host === null) return null;
  return (
    <div className={styles.frame}>
      <Page layout={layout} registry={registry} host={host} />
    </div>
  );
}
