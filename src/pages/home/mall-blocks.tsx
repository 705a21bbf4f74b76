// Renders the older home format (`type: mall`): its blocks become nodes of a layout for the renderer.
import { useMemo, useRef } from 'react';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { registry } from '~/widgets/registry.gen';
import { layoutOfBlocks } from './legacy-blocks';
import styles from './page.module.css';
import { useExtras } from './use-extras';
import { usePageHost } from './use-page-host';

interface MallBlocksProps {
  blocks: readonly unknown[];
  title: string;
  /** The blocks differ from those of the server: they have to be refetched. */
  onOutdated: () => Promise<void>;
}

export default function MallBlocks({ blocks, title, onOutdated }: MallBlocksProps) {
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
