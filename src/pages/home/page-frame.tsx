// The skeleton of a page until its data have loaded: title bar, background and outlines of its blocks (diy-framework).
import { useEffect, useMemo, useState } from 'react';
import { rpx } from '~/domain/rpx';
import type { LayoutNode } from '~/renderer/layout';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { Registry } from '~/renderer/define-widget';
import { heightOf } from '~/renderer/nesting';
import { type DiyPage, indexDiyFramework } from '~/schemas/api/index.gen';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { call } from '../../services/http';
import styles from './page.module.css';
import { nodesOf, registryFor } from './registries';
import { usePageHost } from './use-page-host';

/** Height of outlines to render, in rpx: more is not in view before the data have loaded. */
const FIRST_SCREEN = 1600;
/** Estimated height of a block without its list, and the least height of an outline. */
const UNKNOWN_HEIGHT = 320;
const LEAST_HEIGHT = 60;

interface FrameOfPage {
  page: DiyPage;
  registry: Registry;
}

/** The page's frame; null until it has loaded, or where the backend has none. */
function useFrame(pageId: number): FrameOfPage | null {
  const [frame, setFrame] = useState<FrameOfPage | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const params = pageId === 0 ? {} : { page_id: pageId };
        const { home_pages: page } = await call(indexDiyFramework, params, { isQuiet: true });
        if (Array.isArray(page)) return;
        const registry = await registryFor(nodesOf(page));
        if (isWanted) setFrame({ page, registry });
      } catch {
        // Without it the general skeleton remains.
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [pageId]);
  return frame;
}

const placeOf = ({ id }: LayoutNode, registry: Registry) => registry[id]?.place ?? 'flow';

function outlinesOf(nodes: readonly LayoutNode[], registry: Registry): number[] {
  const outlines: number[] = [];
  let height = 0;
  for (const node of nodes) {
    const definition = registry[node.id];
    if (height > FIRST_SCREEN || definition?.load === undefined || placeOf(node, registry) !== 'flow')
      continue;
    const own = heightOf(definition, node.data, registry) || UNKNOWN_HEIGHT;
    if (own >= LEAST_HEIGHT) outlines.push(own);
    height += own;
  }
  return outlines;
}

function Outlines({ heights }: { heights: readonly number[] }) {
  return (
    <output className={styles.waiting} aria-label="加载中">
      {heights.map((height, place) => (
        <span key={place} className={styles.block} style={{ height: rpx(height) }} />
      ))}
    </output>
  );
}

function Frame({ page, registry, pageId }: FrameOfPage & { pageId: number }) {
  const { layout } = useMemo(() => readLayout(nodesOf(page), { registry }), [page, registry]);
  const host = usePageHost({ pageId, title: page.title, templateId: 0 });
  const around = useMemo(
    () => ({
      ...layout,
      nodes: layout.nodes.filter((node) => /title-bar|background/.test(placeOf(node, registry))),
    }),
    [layout, registry],
  );
  if (host === null) return <Skeleton shape="cards" />;
  const outlines = <Outlines heights={outlinesOf(layout.nodes, registry)} />;
  return <Page layout={around} registry={registry} host={host} head={outlines} />;
}

export default function PageFrame({ pageId }: { pageId: number }) {
  const frame = useFrame(pageId);
  return frame === null ? <Skeleton shape="cards" /> : <Frame {...frame} pageId={pageId} />;
}
