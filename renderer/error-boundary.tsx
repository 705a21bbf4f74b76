// The error boundary of a node: shoppers see the rest of the page, operators the block and the cause.
import { Component, type ReactNode } from 'react';
import { retryOnline } from '~/ui/retry-online';
import { ChunkLoadError } from './chunk';
import type { WidgetDefinition } from './define-widget';
import { discardViewCode } from './lazy-view';
import { type Host, HostContext, type Problem } from './host';
import type { LayoutNode } from './layout';
import { causeOf, OperatorNote } from './operator-note';
import type { Audience } from './page-context';

interface BlockErrorBoundaryProps {
  node: LayoutNode;
  definition: WidgetDefinition;
  audience: Audience;
  /** Reserved box, shown while a failed chunk is retried. */
  fallback: ReactNode;
  children: ReactNode;
}

interface BlockErrorBoundaryState {
  failure: { error: unknown; data: unknown } | null;
}

/** The error boundary around one node; new data reset it. */
export class BlockErrorBoundary extends Component<BlockErrorBoundaryProps, BlockErrorBoundaryState> {
  static override readonly contextType = HostContext;
  #attempt = 0;
  #stop = (): void => undefined;
  override state: BlockErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BlockErrorBoundaryState {
    return { failure: { error, data: undefined } };
  }

  static getDerivedStateFromProps(
    { node }: BlockErrorBoundaryProps,
    { failure }: BlockErrorBoundaryState,
  ): BlockErrorBoundaryState | null {
    if (failure === null) return null;
    if (failure.data === undefined) return { failure: { ...failure, data: node.data } };
    return failure.data === node.data ? null : { failure: null };
  }

  override componentDidCatch(error: unknown): void {
    const { node, definition } = this.props;
    if (error instanceof ChunkLoadError) {
      discardViewCode(definition);
      this.#stop = retryOnline(this.#retry, this.#attempt);
      this.#attempt += 1;
    }
    const kind: Problem['kind'] = error instanceof ChunkLoadError ? 'chunk' : 'render';
    const host = this.context as Host;
    host.report({
      page: host.page,
      uid: node.uid,
      widget: node.id,
      version: definition.version,
      kind,
      error,
    });
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  readonly #retry = (): void => {
    discardViewCode(this.props.definition);
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { definition, audience, fallback, children } = this.props;
    if (failure === null) return children;
    if (audience === 'shopper') return failure.error instanceof ChunkLoadError ? fallback : null;
    return <OperatorNote title={definition.title} reason={causeOf(failure.error)} onRetry={this.#retry} />;
  }
}
