// Widget definitions: registration, view, and the type of the registry.
import type { ComponentType } from 'react';
import type { Shape } from '~/schemas/shape';

/** What a view is given. */
export interface WidgetViewProps<D> {
  /** The delivered data, coerced to the widget's shape. */
  data: D;
  /** Stable identity of the node in its document. */
  uid: string;
  /** True in the first screen: the LCP image is then fetched with high priority. */
  isFirst?: boolean;
}

/** A widget's chunk: its view, and the shape that coerces its data. */
export interface WidgetView {
  shape: Shape;
  View: ComponentType<WidgetViewProps<never>>;
}

/** Ties a view to the shape generated from its schema; the default export of `widgets/<id>/view.tsx`. */
export const defineView = <D>(shape: Shape, View: ComponentType<WidgetViewProps<D>>): WidgetView => ({
  shape,
  View: View as ComponentType<WidgetViewProps<never>>,
});

/** Group of the palette; `structural` and `leftover` widgets are not in it. */
export type WidgetGroup = 'structural' | 'basic' | 'marketing' | 'other' | 'user-center' | 'leftover';

/** Changes the data of one version into that of the next; pure, total over any input, and run once on a block. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>;

interface WidgetBasics {
  /** Component id of the stored format, such as `app-nav-bar`. */
  id: string;
  /** Version of its data; a node without `v` has version 1. */
  version: number;
  /** Chinese name for operators. */
  title: string;
  /** Where the palette lists it. */
  group: WidgetGroup;
  /** Permission key that a mall must hold; absent for core widgets. */
  permission?: string;
  /** At most once a page, and never inside a module. */
  single?: boolean;
  /** By start version: `migrations[1]` makes version 2. */
  migrations?: Readonly<Record<number, Migration>>;
}

/** Where on the page a widget is rendered. */
export type Place = 'flow' | 'background' | 'title-bar' | 'overlay';

/** What the registry knows of a widget before its code is loaded. */
export interface WidgetDefinition extends WidgetBasics {
  /** `flow` when absent. */
  place?: Place;
  /** Loads the view, as a chunk of its own: `() => import('./view')`. */
  load: () => Promise<{ default: WidgetView }>;
  /** Height to reserve before the chunk has loaded, in rpx; the data are unchecked. */
  reserve: (data: Readonly<Record<string, unknown>>) => number;
  /** Overlap over the following block, in rpx, which takes no height (page.module.css); the data are unchecked. */
  over?: (data: Readonly<Record<string, unknown>>) => 'banner' | undefined;
  /** What its slots show at first: made by `measureSlots`. */
  slots?: SlotMeasure;
}

/** A known widget without a view on this platform: preserved in the layout, reported to operators. */
export interface AbsentWidget extends WidgetBasics {
  place?: undefined;
  load?: undefined;
  slots?: undefined;
  reserve: () => 0;
}

/** Height of the blocks in a widget's slots, in rpx, and their widgets; `owners` are those around them, from the page inwards. */
export type SlotMeasure = (
  data: Readonly<Record<string, unknown>>,
  around: { registry: Registry; owners: readonly string[] },
) => { height: number; widgets: KnownWidget[] };

export type KnownWidget = WidgetDefinition | AbsentWidget;

export type Registry = Readonly<Record<string, KnownWidget>>;

/** Registers a widget; the default export of `widgets/<id>/index.ts`. */
export const defineWidget = (definition: WidgetDefinition): WidgetDefinition => definition;

/** Registers a widget without a view: one of an older editor, or of another platform. */
export const defineAbsentWidget = (
  basics: Pick<WidgetBasics, 'id' | 'title' | 'group' | 'permission' | 'single'>,
): AbsentWidget => ({ ...basics, version: 1, reserve: () => 0 });

/** A number for `reserve` out of unchecked data: numbers and numeric texts, else the fallback. */
export function reservedNumber(value: unknown, fallback: number): number {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0
    ? Math.min(amount, 5000)
    : fallback;
}
