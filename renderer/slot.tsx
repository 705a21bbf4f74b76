// Renders the blocks in a slot of a widget: as on a page, each in its own error boundary.
import { createContext, useContext, useMemo, useState } from 'react';
import { type Blocks, uidWithin } from '~/domain/slots';
import { Flow } from './flow';
import type { LayoutNode } from './layout';
import { isNestable } from './measure-slots';
import { PageContext } from './page-context';
import { readLayout } from './read-layout';

/** The widgets around a slot, from the page inwards. */
const OwnersContext = createContext<readonly string[]>([]);

/** What a view says of a slot that it renders. */
interface SlotProps {
  /** The property with the control `blocks`, as it was delivered. */
  blocks: Blocks;
  /** The widget that the slot belongs to. */
  owner: string;
  /** Of the block that the slot belongs to; of a copy a prefix of its own for each slot. */
  uid: string;
  /** The slot within the owner's data, by which operators put blocks there; none for a copy. */
  at?: string;
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

/** The blocks of a slot, one below the other; without those that may not stand there. */
export function Slot({ blocks, owner, uid, at }: SlotProps) {
  const { registry, audience } = useContext(PageContext);
  const around = useContext(OwnersContext);
  const owners = useMemo(() => [...around, owner], [around, owner]);
  const [known] = useState<Known>(() => new WeakMap());
  const nodes = useMemo(
    () =>
      readLayout(blocks, { registry })
        .layout.nodes.map((node, index) => {
          const own =
            at === undefined ? `${uid}-${node.uid}` : uidWithin({ owner: uid, at, index }, node.element);
          return settled(known, { ...node, uid: own });
        })
        .filter((node) => isNestable(registry[node.id], owners)),
    [blocks, registry, known, owners, uid, at],
  );
  const flow = <Flow {...{ nodes, registry, audience }} />;
  return (
    <OwnersContext value={owners}>
      {audience === 'operator' && at !== undefined ? (
        <div data-slot={at} data-owner={uid} data-vacant={nodes.length === 0 || undefined}>
          {flow}
        </div>
      ) : (
        flow
      )}
    </OwnersContext>
  );
}
