// Owns drawing components within a widget: as on a page, each inside its own boundary.
import { useContext, useMemo } from 'react';
import { Flow } from './flow';
import { PageContext } from './page-context';
import { readLayout } from './read-layout';
import { mayStandWithin } from './within';

interface NestedProps {
  /** As delivered: a list of `{id, permission_key, data}`, or anything at all. */
  components: unknown;
  /** The widget that holds them. */
  owner: string;
  /** Stable identity of the place that holds them, which theirs begin with. */
  uid: string;
}

/** The components that may stand within `owner`, one below the other. */
export function Nested({ components, owner, uid }: NestedProps) {
  const { registry, audience } = useContext(PageContext);
  const nodes = useMemo(
    () =>
      readLayout(components, { registry })
        .layout.nodes.filter((node) => mayStandWithin(owner, registry[node.id]))
        .map((node) => ({ ...node, uid: `${uid}-${node.uid}` })),
    [components, registry, owner, uid],
  );
  return <Flow {...{ nodes, registry, audience }} />;
}
