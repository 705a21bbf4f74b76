// Owns the code of widgets as components: fetched once, and drawn without waiting when it is there already.
import { type ComponentType, lazy, type RefObject, useContext, useEffect, useMemo } from 'react';
import { coerceWhole } from '~/schemas/shape';
import { loadChunk } from './chunk';
import type { WidgetDefinition, WidgetView, WidgetViewProps } from './define-widget';
import { wake } from './early-tap';
import { useHost } from './host';
import { OperatorNote } from './operator-note';
import { PageContext } from './page-context';

type SafeData = Record<string, unknown>;

export interface DrawableProps extends WidgetViewProps<SafeData> {
  /** The element that stands for the node; marked once the view is alive. */
  block: RefObject<HTMLDivElement | null>;
}

type Drawable = ComponentType<DrawableProps>;

/** Reports once for each data what of it could not be used. */
function useReport(definition: WidgetDefinition, uid: string, unusable: unknown): void {
  const host = useHost();
  useEffect(() => {
    if (unusable === null) return;
    const { id: widget, version } = definition;
    host.report({ page: host.page, uid, widget, version, kind: 'data', error: new Error('unusable data') });
  }, [host, definition, uid, unusable]);
}

/** The view with its shape before it. */
function drawableFrom({ shape, View }: WidgetView, definition: WidgetDefinition): Drawable {
  const SafeView = View as ComponentType<WidgetViewProps<SafeData>>;
  return function Alive({ data, block, ...rest }: DrawableProps) {
    const { value, isWhole } = useMemo(() => coerceWhole(shape, data), [data]);
    const { audience } = useContext(PageContext);
    useEffect(() => {
      if (block.current !== null) wake(block.current);
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
  readonly arriving: Promise<Drawable>;
  /** Null while it is on its way. */
  arrived: Drawable | null;
}

const codes = new WeakMap<WidgetDefinition, Code>();
const drawables = new WeakMap<WidgetDefinition, Drawable>();

function codeOf(definition: WidgetDefinition): Code {
  const known = codes.get(definition);
  if (known !== undefined) return known;
  const arriving = loadChunk(`widgets/${definition.id}`, definition.load).then(({ default: view }) => {
    code.arrived = drawableFrom(view, definition);
    return code.arrived;
  });
  const code: Code = { arriving, arrived: null };
  codes.set(definition, code);
  return code;
}

/** Tells `lazy` at once what has arrived, where a promise would make React show the place of the view first. */
const atOnce = (drawable: Drawable) =>
  // oxlint-disable-next-line unicorn/no-thenable -- `lazy` asks for nothing else.
  ({ then: (take: (module: { default: Drawable }) => void) => take({ default: drawable }) }) as Promise<{
    default: Drawable;
  }>;

/** The component of a widget: one per widget, until its code is forgotten. Suspends, and fails with ChunkLoadError. */
export function drawableOf(definition: WidgetDefinition): Drawable {
  const known = drawables.get(definition);
  if (known !== undefined) return known;
  const drawable = lazy(() => {
    const { arrived, arriving } = codeOf(definition);
    return arrived === null ? arriving.then((component) => ({ default: component })) : atOnce(arrived);
  });
  drawables.set(definition, drawable);
  return drawable;
}

/** Resolves when the code of all these widgets has come or failed to. */
export const codeArrives = (definitions: readonly WidgetDefinition[]): Promise<unknown> =>
  Promise.allSettled(definitions.map((definition) => codeOf(definition).arriving));

/** Lets the next drawing fetch the code anew. */
export function forgetCode(definition: WidgetDefinition): void {
  codes.delete(definition);
  drawables.delete(definition);
}
