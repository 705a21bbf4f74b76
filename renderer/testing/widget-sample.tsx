// Renders one widget alone, for its tests and stories.
import { useMemo } from 'react';
import { newBlock } from '~/domain/new-block';
import type { KnownWidget } from '../define-widget';
import type { Host } from '../host';
import { Page } from '../page';
import { readLayout } from '../read-layout';
import { testHost } from './test-host';

/** What a sample shows. */
export interface WidgetSampleProps {
  /** The registration: default export of `widgets/<id>/index.ts`. */
  definition: KnownWidget;
  /** Delivered data of its version; anything at all. */
  data: unknown;
  /** A test host when absent. */
  host?: Host;
  /** Operators see why a block is not shown; `shopper` when absent. */
  audience?: 'shopper' | 'operator';
}

/** A page with one widget on it, as the shopper would see it. */
export function WidgetSample({ definition, data, host, audience = 'shopper' }: WidgetSampleProps) {
  const registry = useMemo(() => ({ [definition.id]: definition }), [definition]);
  const { layout } = useMemo(
    () => readLayout([newBlock(registry, { id: definition.id, data })], { registry }),
    [definition, data, registry],
  );
  const fallback = useMemo(() => testHost(), []);
  return <Page layout={layout} registry={registry} host={host ?? fallback} audience={audience} />;
}
