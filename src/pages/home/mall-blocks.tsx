// Rendering the older home format (`type: mall`): its blocks become nodes of a layout, rendered by the one renderer.
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
  /** The blocks are not those of the server any more: they have to be asked for again. */
  onOutdated: () => Promise<void>;
}

export default function MallBlocks({ blocks, title, onOutdated }: MallBlocksProps) {
  const hasAskedAnew = useRef(false);
  const extras = useExtras(blocks, () => {
    // Once: what the backend refuses twice it will refuse again.
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
