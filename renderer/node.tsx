// Owns drawing one node: its own error boundary, Suspense and memo, so one edit re-renders one widget.
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { coerce } from '~/schemas/shape';
import { ChunkLoadError, loadChunk } from './chunk';
import type { WidgetDefinition, KnownWidget, WidgetViewProps } from './define-widget';
import { wake } from './early-tap';
import type { FailedTap } from './failed-taps';
import { type Host, useHost } from './host';
import type { LayoutNode } from './layout';
import { type Audience, PageContext } from './page-context';
import { useNear } from './use-near';
import { heightOf } from './within';

const OperatorBox = lazy(() => import('./operator-box'));

const OperatorNote = (props: ComponentProps<typeof OperatorBox>) => (
  <Suspense fallback={null}>
    <OperatorBox {...props} />
  </Suspense>
);

export interface NodeProps {
  node: LayoutNode;
  definition: KnownWidget | undefined;
  audience: Audience;
  /** Whether to load now; otherwise when the node comes near the screen. */
  isNearFromStart: boolean;
  /** What a tap on it threw; operators are told. */
  failedTap?: FailedTap | null;
}

type DrawableProps = WidgetViewProps<Record<string, unknown>>;

const drawables = new WeakMap<WidgetDefinition, ComponentType<DrawableProps>>();

/** The lazy component of a widget: its view with its shape before it. One per widget, until its chunk fails. */
function drawableOf(definition: WidgetDefinition): ComponentType<DrawableProps> {
  const known = drawables.get(definition);
  if (known !== undefined) return known;
  const drawable = lazy(async () => {
    const { default: widget } = await loadChunk(`widgets/${definition.id}`, definition.load);
    const View = widget.View as ComponentType<DrawableProps>;
    const Safe = ({ data, uid }: DrawableProps) => {
      const safe = useMemo(() => coerce(widget.shape, data) as Record<string, unknown>, [data]);
      return <View data={safe} uid={uid} />;
    };
    return { default: Safe };
  });
  drawables.set(definition, drawable);
  return drawable;
}

const rpx = (length: number): string => `calc(${length} * var(--rpx))`;

const Reserved = ({ height }: { height: number }) => (
  <div aria-hidden="true" style={{ minHeight: rpx(height) }} />
);

interface Failure {
  node: LayoutNode;
  definition: WidgetDefinition;
  error: unknown;
}

function report(host: Host, { node, definition, error }: Failure): void {
  const kind = error instanceof ChunkLoadError ? 'chunk' : 'render';
  host.report({ page: host.page, uid: node.uid, widget: node.id, version: definition.version, kind, error });
}

const causeOf = (error: unknown): string => (error instanceof ChunkLoadError ? error.type : String(error));

interface GuardProps {
  node: LayoutNode;
  definition: WidgetDefinition;
  audience: Audience;
  children: ReactNode;
}

/** Keeps a failure within its node: the shopper sees the rest of the page, the operator the block and the cause. */
function Guard({ node, definition, audience, children }: GuardProps) {
  const host = useHost();
  return (
    <ErrorBoundary
      resetKeys={[node.data]}
      onReset={() => drawables.delete(definition)}
      onError={(error) => {
        if (error instanceof ChunkLoadError) drawables.delete(definition);
        report(host, { node, definition, error });
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        audience === 'operator' ? (
          <OperatorNote title={definition.title} reason={causeOf(error)} onRetry={resetErrorBoundary} />
        ) : null
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** Draws nothing of its own before its time has come, so that no code is loaded for what is far away. */
function WhenNear({ near, children }: { near: Promise<void> | null; children: ReactNode }) {
  if (near !== null) use(near);
  return children;
}

/** Stands beside a view within its boundary: there as soon as the view is alive. */
function Alive({ block }: { block: RefObject<HTMLDivElement | null> }): null {
  useEffect(() => {
    if (block.current !== null) wake(block.current);
  }, [block]);
  return null;
}

function Drawn(props: NodeProps & { definition: WidgetDefinition }) {
  const { node, definition, audience, isNearFromStart, failedTap = null } = props;
  const { registry } = useContext(PageContext);
  const isFlow = (definition.place ?? 'flow') === 'flow';
  const { ref, near } = useNear(isNearFromStart || !isFlow);
  const [height] = useState(() => (isFlow ? heightOf(definition, node.data, registry) : 0));
  return (
    <div ref={ref} data-widget={node.id} data-uid={node.uid}>
      <Guard node={node} definition={definition} audience={audience}>
        <Suspense fallback={<Reserved height={height} />}>
          <WhenNear near={near}>
            {createElement(drawableOf(definition), { data: node.data, uid: node.uid })}
            <Alive block={ref} />
          </WhenNear>
        </Suspense>
      </Guard>
      {failedTap === null || audience === 'shopper' ? null : (
        <OperatorNote title={definition.title} reason={String(failedTap.error)} />
      )}
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
    return <Drawn {...props} definition={definition} />;
  }
  if (audience === 'shopper') return null;
  return <OperatorNote title={definition?.title ?? node.id} reason={reasonOf(node, definition)} />;
});
