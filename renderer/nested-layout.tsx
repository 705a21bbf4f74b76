// Renders components nested in a widget: as on a page, each in its own error boundary.
import { useContext, useMemo, useState } from 'react';
import { Flow } from './flow';
import type { LayoutNode } from './layout';
import { PageContext } from './page-context';
import { readLayout } from './read-layout';
import { mayNestIn } from './nesting';

interface NestedProps {
  /** As delivered: a list of `{id, permission_key, data}`, or anything at all. */
  components: unknown;
  /** The widget that contains them. */
  owner: string;
  /** Prefix of their uids: the identity of the list that contains them. */
  uid: string;
}

type Known = WeakMap<object, LayoutNode>;

/** Reuses the node that was read from the same component, so that an edit beside it does not re-render it. */
function settled(known: Known, node: LayoutNode): LayoutNode {
  const component = node.element;
  if (typeof component !== 'object' || component === null) return node;
  const before = known.get(component);
  if (before?.uid === node.uid && before.state === node.state && before.data === node.data) return before;
  known.set(component, node);
  return node;
}

/** The components that are allowed in `owner`, one below the other. */
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
