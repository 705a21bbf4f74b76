// A page with several layouts: one title bar, a strip of tabs under it, the active layout swapped in place.
import { useMemo, useState } from 'react';
import type { Layout, LayoutNode } from '~/renderer/layout';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { DiyPage } from '~/schemas/api/index.gen';
import { Tabs } from '~/ui/tabs/tabs';
import { registry } from '~/widgets/registry.gen';
import { useScrollerRef } from '../../engine/scroller';
import styles from './page.module.css';
import { usePageHost } from './use-page-host';

const isBar = ({ id }: LayoutNode): boolean => registry[id]?.place === 'title-bar';

/** The layouts with one title bar among them: the last one wins (diy/widgets/app-nav-bar). */
function useLayouts(navs: DiyPage['navs']): Layout[] {
  return useMemo(() => {
    const layouts = navs.map(({ template }) => readLayout(template.data, { registry }).layout);
    const bar = layouts.flatMap(({ nodes }) => nodes.filter(isBar)).at(-1);
    return layouts.map((layout) => ({
      ...layout,
      nodes: [...layout.nodes.filter((node) => !isBar(node)), ...(bar === undefined ? [] : [bar])],
    }));
  }, [navs]);
}

export default function TabbedPage({ page, pageId }: { page: DiyPage; pageId: number }) {
  const { navs, title } = page;
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, navs.length - 1);
  const layouts = useLayouts(navs);
  const host = usePageHost({ pageId, title, templateId: Number(navs[current]?.template_id) });
  const scroller = useScrollerRef();
  const layout = layouts[current];
  if (host === null || layout === undefined) return null;
  const choose = (index: number) => {
    setChosen(index);
    scroller.current?.scrollTo({ top: 0 });
  };
  const strip = (
    <div className={styles.strip} data-barred={layout.nodes.some(isBar)}>
      <Tabs
        label="页面分组"
        items={navs.map(({ name }, id) => ({ id, text: name }))}
        current={current}
        onChange={choose}
      />
    </div>
  );
  return <Page layout={layout} registry={registry} host={host} head={strip} scope={String(current)} />;
}
