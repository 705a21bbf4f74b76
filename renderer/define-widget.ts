// Owns what a widget is: its registration, its view, and the registry of them.
import type { ComponentType } from 'react';
import type { Shape } from '~/schemas/shape';

export interface WidgetViewProps<D> {
  /** The delivered data, made safe by the widget's shape. */
  data: D;
  /** Stable identity of the node in its document. */
  uid: string;
  /** True where it stands in the first screen: its main picture is fetched before all other files. */
  isFirst?: boolean;
}

/** What a widget's chunk holds: how it looks, and the shape that makes its data safe to draw. */
export interface WidgetView {
  shape: Shape;
  View: ComponentType<WidgetViewProps<never>>;
}

/** Ties a view to the shape generated from its schema; the default export of `widgets/<id>/view.tsx`. */
export const defineView = <D>(shape: Shape, View: ComponentType<WidgetViewProps<D>>): WidgetView => ({
  shape,
  View: View as ComponentType<WidgetViewProps<never>>,
});

export type WidgetGroup = 'structural' | 'basic' | 'marketing' | 'other' | 'user-center' | 'leftover';

/** Changes the data of one version into that of the next; pure, and total over any input. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>;

interface WidgetBasics {
  /** Component id of the stored format, such as `app-nav-bar`. */
  id: string;
  /** Version of its data; a node without `v` has version 1. */
  version: number;
  /** Chinese name for operators. */
  title: string;
  group: WidgetGroup;
  /** Permission key that a mall must hold; absent for core widgets. */
  permission?: string;
  /** May stand once a page only, and in no module. */
  single?: boolean;
  /** By the version they start from: `migrations[1]` makes version 2. */
  migrations?: Readonly<Record<number, Migration>>;
}

/** Where on the page a widget is drawn. */
export type Place = 'flow' | 'background' | 'title-bar' | 'overlay';

export interface WidgetDefinition extends WidgetBasics {
  /** `flow` unless said. */
  place?: Place;
  load: () => Promise<{ default: WidgetView }>;
  /** Height to reserve before the chunk is there, in rpx, from data that nobody has checked yet. */
  reserve: (data: Readonly<Record<string, unknown>>) => number;
  /** What it lies over, without height of its own, where that one follows (page.module.css); from the same data. */
  over?: (data: Readonly<Record<string, unknown>>) => 'banner' | undefined;
  /** The components within it that show at first; their heights come on top of its own. */
  holds?: (data: Readonly<Record<string, unknown>>) => unknown;
}

/** A widget that this mall knows but draws nowhere: it is kept, and operators are told why it is not seen. */
export interface AbsentWidget extends WidgetBasics {
  place?: undefined;
  load?: undefined;
  holds?: undefined;
  reserve: () => 0;
}

export type KnownWidget = WidgetDefinition | AbsentWidget;

export type Registry = Readonly<Record<string, KnownWidget>>;

/** Registers a widget; the default export of `widgets/<id>/index.ts`. Adding a folder is all there is to it. */
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
