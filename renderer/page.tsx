// Renders a layout: title bar, flow and overlays of a page, and which chunks load at once.
import { memo, type ReactNode, useMemo, useRef } from 'react';
import type { KnownWidget, Place, Registry } from './define-widget';
import { viewCodeLoads } from './lazy-view';
import { usePageFailures } from './page-failures';
import { countOfFirstScreen, Flow, Nodes } from './flow';
import { type Host, HostContext } from './host';
import type { Layout, LayoutNode } from './layout';
import { type Audience, PageContext } from './page-context';
import { widgetsOf } from './nesting';
import styles from './page.module.css';

export interface PageProps {
  layout: Layout;
  registry: Registry;
  host: Host;
  /** Operators see a box where a block cannot be rendered; shoppers see nothing. */
  audience?: Audience;
  /** Between the title bar and the flow, such as the tabs of a page with several layouts. */
  head?: ReactNode;
  /** Which of those layouts it is: a change remounts everything but the title bar. */
  scope?: string;
}

/** The widgets whose chunks load at once: of the first screen, with their nested ones. */
export function firstWidgets(nodes: readonly LayoutNode[], registry: Registry): KnownWidget[] {
  const { flow, ...others } = placed(nodes, registry);
  const first = [...Object.values(others).flat(), ...flow.slice(0, countOfFirstScreen(flow, registry))];
  return first.flatMap(({ id, state, data }) => {
    const definition = registry[id];
    return state === 'ready' && definition !== undefined ? widgetsOf(definition, data, registry) : [];
  });
}

/** On a slow line the page waits no longer than this for the first screen's chunks. */
const PATIENCE_MS = 1_000;

/**
 * Resolves when the chunks of the first screen have loaded or failed, or after a second. A page that renders then shows
 * its blocks at once; before, React would commit the fallbacks and throttle the reveal.
 */
export async function loadFirstScreen(nodes: readonly LayoutNode[], registry: Registry): Promise<void> {
  const definitions = firstWidgets(nodes, registry).filter((widget) => widget.load !== undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((give) => {
    timer = setTimeout(give, PATIENCE_MS);
  });
  await Promise.race([viewCodeLoads(definitions), patience]);
  clearTimeout(timer);
}

const placeOf = (node: LayoutNode, registry: Registry): Place => registry[node.id]?.place ?? 'flow';

/** Nodes by their place on the page, in one pass: an edit asks for every node. */
function placed(nodes: readonly LayoutNode[], registry: Registry): Readonly<Record<Place, LayoutNode[]>> {
  const places: Record<Place, LayoutNode[]> = { background: [], 'title-bar': [], flow: [], overlay: [] };
  for (const node of nodes) places[placeOf(node, registry)].push(node);
  return places;
}

/** Renders a layout that `readLayout` has parsed; every failure stays within its node. */
export const Page = memo(function Page(props: PageProps) {
  const { layout, registry, host, audience = 'shopper', head, scope = '' } = props;
  const context = useMemo(() => ({ registry, audience }), [registry, audience]);
  const at = placed(layout.nodes, registry);
  const page = useRef<HTMLDivElement>(null);
  const failure = usePageFailures(page, { host, registry, audience });
  const shared = { registry, audience, failure };
  return (
    <HostContext value={host}>
      <PageContext value={context}>
        <div ref={page} className={styles['page']}>
          <Nodes key={`${scope}background`} nodes={at.background} {...shared} />
          <Nodes nodes={at['title-bar']} {...shared} />
          {head}
          <div key={`${scope}flow`} className={styles['flow']} data-flow="">
            <Flow nodes={at.flow} {...shared} />
          </div>
          <Nodes key={`${scope}overlay`} nodes={at.overlay} {...shared} />
        </div>
      </PageContext>
    </HostContext>
  );
});
