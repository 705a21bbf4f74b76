// Lazy views of widgets: each chunk is imported once, and rendered without suspending when it has loaded.
import { type ComponentType, lazy, type RefObject, useContext, useEffect, useMemo } from 'react';
import { coerceWhole } from '~/schemas/shape';
import { atOnce, loadChunk } from './chunk';
import type { WidgetDefinition, WidgetView, WidgetViewProps } from './define-widget';
import { markHydrated } from './tap-replay';
import { useHost } from './host';
import { OperatorNote } from './operator-note';
import { PageContext } from './page-context';

type SafeData = Record<string, unknown>;

export interface LazyViewProps extends WidgetViewProps<SafeData> {
  /** The node's element; marked as `data-hydrated` once the view has mounted. */
  block: RefObject<HTMLDivElement | null>;
}

type LazyView = ComponentType<LazyViewProps>;

/** Reports once per data what the shape could not use. */
function useReport(definition: WidgetDefinition, uid: string, unusable: unknown): void {
  const host = useHost();
  useEffect(() => {
    if (unusable === null) return;
    const { id: widget, version } = definition;
    host.report({ page: host.page, uid, widget, version, kind: 'data', error: new Error('unusable data') });
  }, [host, definition, uid, unusable]);
}

/** The view behind the coercion by its shape. */
function lazyViewFrom({ shape, View }: WidgetView, definition: WidgetDefinition): LazyView {
  const SafeView = View as ComponentType<WidgetViewProps<SafeData>>;
  return function HydratedView({ data, block, ...rest }: LazyViewProps) {
    const { value, isWhole } = useMemo(() => coerceWhole(shape, data), [data]);
    const { audience } = useContext(PageContext);
    useEffect(() => {
      if (block.current !== null) markHydrated(block.current);
    }, [block]);
    useReport(definition, rest.uid, isWhole ? null : data);
    return (
      <>
        <SafeView data={value as SafeData} {...rest} />
        {isWhole || audience === 'shopper' ? null : <OperatorNote title={definition.title} reason="data" />}
      </>
    );
  };
}

interface Code {
  readonly loading: Promise<LazyView>;
  /** Null while loading. */
  loaded: LazyView | null;
}

const codes = new WeakMap<WidgetDefinition, Code>();
const lazyViews = new WeakMap<WidgetDefinition, LazyView>();

function codeOf(definition: WidgetDefinition): Code {
  const known = codes.get(definition);
  if (known !== undefined) return known;
  const loading = loadChunk(`widgets/${definition.id}`, definition.load).then(({ default: view }) => {
    code.loaded = lazyViewFrom(view, definition);
    return code.loaded;
  });
  const code: Code = { loading, loaded: null };
  codes.set(definition, code);
  return code;
}

/** The lazy component of a widget, cached until its code is discarded. Suspends, and fails with ChunkLoadError. */
export function lazyViewOf(definition: WidgetDefinition): LazyView {
  const known = lazyViews.get(definition);
  if (known !== undefined) return known;
  const lazyView = lazy(() => {
    const { loaded, loading } = codeOf(definition);
    return loaded === null
      ? loading.then((component) => ({ default: component }))
      : atOnce({ default: loaded });
  });
  lazyViews.set(definition, lazyView);
  return lazyView;
}

/** Resolves when the chunks of all these widgets have loaded or failed. */
export const viewCodeLoads = (definitions: readonly WidgetDefinition[]): Promise<unknown> =>
  Promise.allSettled(definitions.map((definition) => codeOf(definition).loading));

/** Discards a failed chunk, so that the next render imports it again. */
export function discardViewCode(definition: WidgetDefinition): void {
  codes.delete(definition);
  lazyViews.delete(definition);
}
