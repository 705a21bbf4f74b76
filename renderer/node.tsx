// Owns drawing one node: its own boundary, its own Suspense and memo, so one edit draws one widget.
import { createElement, memo, type ReactNode, Suspense, use, useContext, useState } from 'react';
import { rpx } from '~/domain/rpx';
import type { KnownWidget, WidgetDefinition } from './define-widget';
import { lazyViewOf } from './lazy-view';
import type { PageFailure } from './page-failures';
import { BlockErrorBoundary } from './error-boundary';
import type { LayoutNode } from './layout';
import { causeOf, OperatorNote } from './operator-note';
import { type Audience, PageContext } from './page-context';
import { useInView } from './use-in-view';
import { heightOf, overOf } from './nesting';

export interface NodeProps {
  node: LayoutNode;
  definition: KnownWidget | undefined;
  audience: Audience;
  /** Whether to load now; otherwise when the node comes near the screen. */
  isInViewFromStart: boolean;
  /** Whether it begins where no phone shows it at first: it may be left out of the page's layout until it is near. */
  isBelowFold: boolean;
  /** What a tap on it threw; operators are told. */
  failure: PageFailure | null;
}

const Reserved = ({ height }: { height: number }) => (
  <div aria-hidden="true" style={{ minHeight: rpx(height) }} />
);

/** Draws nothing of its own before its time has come, so that no code is loaded for what is far away. */
function WhenInView({ inView, children }: { inView: Promise<void>; children: ReactNode }) {
  use(inView);
  return children;
}

function Drawn(props: NodeProps & { definition: WidgetDefinition }) {
  const { node, definition, audience, isInViewFromStart, isBelowFold, failure } = props;
  const { registry } = useContext(PageContext);
  const { place = 'flow' } = definition;
  const isFlow = place === 'flow';
  const takesRoom = isFlow || place === 'title-bar';
  const { ref, inView } = useInView(isInViewFromStart || !isFlow);
  const [height] = useState(() => (takesRoom ? heightOf(definition, node.data, registry) : 0));
  const room = <Reserved height={height} />;
  const isBelow = isFlow && isBelowFold;
  const { data, uid } = node;
  // oxlint-disable-next-line react/refs -- it is handed on as a prop, and read in effects only.
  const view = createElement(lazyViewOf(definition), {
    data,
    uid,
    block: ref,
    isFirst: isFlow && isInViewFromStart,
  });
  return (
    <div
      ref={ref}
      data-widget={node.id}
      data-uid={node.uid}
      data-over={overOf(definition, data)}
      data-below={isBelow || undefined}
      style={isBelow ? { containIntrinsicBlockSize: `auto ${rpx(height)}` } : undefined}
    >
      <BlockErrorBoundary node={node} definition={definition} audience={audience} room={room}>
        <Suspense fallback={room}>
          {inView === null ? view : <WhenInView inView={inView}>{view}</WhenInView>}
        </Suspense>
      </BlockErrorBoundary>
      {failure === null ? null : <OperatorNote title={definition.title} reason={causeOf(failure.error)} />}
    </div>
  );
}

/** Why a node is not drawn, for operators. */
const reasonOf = (node: LayoutNode, definition: KnownWidget | undefined): string => {
  if (definition === undefined || node.state !== 'ready') return node.state;
  return definition.group === 'leftover' ? 'leftover' : 'elsewhere';
};

/** One node of a layout. Gets its own node only, never the document. */
export const NodeView = memo(function NodeView(props: NodeProps) {
  const { node, definition, audience } = props;
  if (definition?.load !== undefined && node.state === 'ready') {
    // Another widget in the same place begins anew: what was reserved for the one before is not its height.
    return <Drawn key={definition.id} {...props} definition={definition} />;
  }
  if (audience === 'shopper') return null;
  return <OperatorNote title={definition?.title ?? node.id} reason={reasonOf(node, definition)} />;
});
