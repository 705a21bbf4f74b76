// Renders one node: own error boundary, Suspense and memo, so that one edit renders one widget.
import { createElement, memo, type ReactNode, Suspense, use, useContext, useEffect, useState } from 'react';
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
  /** Load at once; otherwise when the node comes into view. */
  isInViewFromStart: boolean;
  /** Begins below the fold of every phone: skipped by layout (content-visibility) until it is near the screen. */
  isBelowFold: boolean;
  /** Error of an event handler in this node, for operators. */
  failure: PageFailure | null;
}

const Reserved = ({ height }: { height: number }) => (
  <div aria-hidden="true" style={{ minHeight: rpx(height) }} />
);

/** Suspends until the node is in view, so that no chunk is loaded for what is far away. */
function WhenInView({ inView, children }: { inView: Promise<void>; children: ReactNode }) {
  use(inView);
  return children;
}

interface OnceInViewProps {
  inView: Promise<void>;
  fallback: ReactNode;
  children: ReactNode;
}

/** The same where no markup of a server stands: what is suspended would be rendered with every change of a context. */
function OnceInView({ inView, fallback, children }: OnceInViewProps) {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => void inView.then(() => setHasCome(true)), [inView]);
  return hasCome ? children : fallback;
}

/** Chromium looks at each block that it may skip in every frame, a thousand of them for an operator's keystroke. */
const BELOW_FOLD: Readonly<Record<Audience, string>> = { shopper: 'skipped', operator: 'cut' };

interface Arrival extends Pick<NodeProps, 'audience'> {
  /** Null where nothing is waited for. */
  inView: Promise<void> | null;
  fallback: ReactNode;
}

function arriving(view: ReactNode, { inView, audience, fallback }: Arrival): ReactNode {
  if (inView === null) return view;
  if (audience === 'operator') return <OnceInView {...{ inView, fallback }}>{view}</OnceInView>;
  return <WhenInView inView={inView}>{view}</WhenInView>;
}

function RenderedNode(props: NodeProps & { definition: WidgetDefinition }) {
  const { node, definition, audience, isInViewFromStart, isBelowFold, failure } = props;
  const { registry } = useContext(PageContext);
  const { place = 'flow' } = definition;
  const isFlow = place === 'flow';
  const takesRoom = isFlow || place === 'title-bar';
  const { ref, inView } = useInView(isInViewFromStart || !isFlow);
  const [height] = useState(() => (takesRoom ? heightOf(definition, node.data, registry) : 0));
  const fallback = <Reserved height={height} />;
  const isBelow = isFlow && isBelowFold;
  const { data, uid } = node;
  // oxlint-disable-next-line react/refs -- only passed on as a prop, and read in effects.
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
      data-below-fold={isBelow ? BELOW_FOLD[audience] : undefined}
      style={
        isBelow && audience === 'shopper' ? { containIntrinsicBlockSize: `auto ${rpx(height)}` } : undefined
      }
    >
      <BlockErrorBoundary node={node} definition={definition} audience={audience} fallback={fallback}>
        <Suspense fallback={fallback}>{arriving(view, { inView, audience, fallback })}</Suspense>
      </BlockErrorBoundary>
      {failure === null ? null : <OperatorNote title={definition.title} reason={causeOf(failure.error)} />}
    </div>
  );
}

/** Why a node is not rendered, for operators. */
const reasonOf = (node: LayoutNode, definition: KnownWidget | undefined): string => {
  if (definition === undefined || node.state !== 'ready') return node.state;
  return definition.group === 'leftover' ? 'leftover' : 'elsewhere';
};

/** One node of a layout. Its props hold its own node only, never the document. */
export const NodeView = memo(function NodeView(props: NodeProps) {
  const { node, definition, audience } = props;
  if (definition?.load !== undefined && node.state === 'ready') {
    // Keyed by widget: another widget with the same uid remounts, as the reserved height differs.
    return <RenderedNode key={definition.id} {...props} definition={definition} />;
  }
  if (audience === 'shopper') return null;
  // With its uid, so that operators can select, move and delete what cannot be rendered.
  return (
    <div data-widget={node.id} data-uid={node.uid}>
      <OperatorNote title={definition?.title ?? node.id} reason={reasonOf(node, definition)} />
    </div>
  );
});
