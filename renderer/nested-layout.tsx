// Owns drawing components within a widget: as on a page, each inside its own boundary.
import { useContext, useMemo, useState } from 'react';
import { Flow } from './flow';
import type { LayoutNode } from './layout';
import { PageContext } from './page-context';
import { readLayout } from './read-layout';
import { mayNestIn } from './nesting';

interface NestedProps {
  /** As delivered: a list of `{id, permission_key, data}`, or anything at all. */
  components: unknown;
  /** The widget that holds them. */
  owner: string;
  /** Stable identity of the place that holds them, which theirs begin with. */
  uid: string;
}

type Known = WeakMap<object, LayoutNode>;

/** The node that was read from the same component before, so that an edit beside it does not draw it anew. */
function settled(known: Known, node: LayoutNode): LayoutNode {
  const component = node.source?.value;
  if (typeof component !== 'object' || component === null) return node;
  const before = known.get(component);
  if (before?.uid === node.uid && before.state === node.state && before.data === node.data) return before;
  known.set(component, node);
  return node;
}

/** The components that may stand within `owner`, one below the other. */
export function NestedLayout({ components, owner, uid }: NestedProps) {
  const { registry, audience } = useContext(PageContext);
  const [known] = useState<Known>(() => new WeakMap());
  const nodes = useMemo(
    () =>
      readLayout(components, { registry })
        .layout.nodes.filter((node) => mayNestIn(owner, registry[node.id]))
        .map((node) => settled(known, { ...node, uid: `${uid}-${node.uid}` })),
    [components, registry, known, owner, uid],
  );
  return <Flow {...{ nodes, registry, audience }} />;
}
