// How the page is looked at: device, zoom, mode, simulations, audience. Nothing of it is part of the document.
import { useSyncExternalStore } from 'react';
import { type Audience, DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { firstZoom } from '../ui/wide';
import { PLAIN, type PreviewMode, type Simulation } from '../frame/messages';

export interface Device {
  width: number;
  height: number;
}

export const DEVICES: readonly Device[] = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 414, height: 896 },
  { width: 430, height: 932 },
];

/** Id of the panel of the first phone's audience. */
export const AUDIENCE_PANEL = 'stage-audience';

/** In px, of phones whose screen ends in a home indicator. */
export const HOME_STRIP = 34;

/** Phones without a button below the screen are more than twice as high as wide. */
export const safeBottomOf = ({ width, height }: Device): number => (height > 2 * width ? HOME_STRIP : 0);

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5] as const;

export interface StageView {
  device: Device;
  /** Null: as large as fits. */
  zoom: number | null;
  /** The frame is as high as the stage at half size: two to three screens at once. */
  isOverview: boolean;
  hasFold: boolean;
  mode: PreviewMode;
  simulation: Simulation;
  audience: Audience;
  /** Of the second phone; null without one. */
  other: Audience | null;
}

const STORED = 'studio.stage';

/** Device and zoom of the last time on this computer. */
function remembered(): Pick<StageView, 'device' | 'zoom' | 'hasFold'> {
  const plain = { device: { width: 375, height: 667 }, zoom: firstZoom(), hasFold: false };
  try {
    const { width, height, zoom, hasFold } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<
      string,
      unknown
    >;
    const isSize = (size: unknown): size is number => typeof size === 'number' && size >= 280 && size <= 2000;
    return {
      device: isSize(width) && isSize(height) ? { width, height } : plain.device,
      zoom: typeof zoom === 'number' && zoom >= 0.25 && zoom <= 2 ? zoom : plain.zoom,
      hasFold: hasFold === true,
    };
  } catch {
    return plain;
  }
}

function remember({ device, zoom, hasFold }: StageView): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...device, zoom, hasFold }));
  } catch {
    // Without room for it, the next visit begins at 375 × 667.
  }
}

/** How the page is looked at, for the stage and for the actions that change it. */
export class StageViewStore {
  private view: StageView = {
    ...remembered(),
    isOverview: false,
    mode: 'edit',
    simulation: PLAIN,
    audience: DEFAULT_AUDIENCE,
    other: null,
  };
  private readonly listeners = new Set<() => void>();

  readonly get = (): StageView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly change = (next: Partial<StageView>): void => {
    this.view = { ...this.view, ...next };
    remember(this.view);
    for (const listener of this.listeners) listener();
  };

  readonly zoomBy = (step: -1 | 1): void =>
    this.change({ zoom: nextZoom(this.view.zoom ?? 1, step), isOverview: false });

  readonly toggleTry = (): void => this.change({ mode: this.view.mode === 'try' ? 'edit' : 'try' });
}

export interface StageViewState {
  view: StageView;
  change: (next: Partial<StageView>) => void;
}

export function useStageView({ get, subscribe, change }: StageViewStore): StageViewState {
  return { view: useSyncExternalStore(subscribe, get), change };
}

/** The next step of the zooms in a direction; the last one at the end. */
export function nextZoom(zoom: number, step: -1 | 1): number {
  const further =
    step === 1 ? ZOOMS.filter((one) => one > zoom) : ZOOMS.filter((one) => one < zoom).reverse();
  return further[0] ?? zoom;
}

/** Size of the phone on a stage of that size, in px, and how much it is scaled. */
export function phoneSize(
  { device, zoom, isOverview }: Pick<StageView, 'device' | 'zoom' | 'isOverview'>,
  room: Device,
): Device & { scale: number } {
  if (isOverview)
    return { width: device.width, height: Math.max(320, Math.floor(room.height / 0.5)), scale: 0.5 };
  const fit = Math.min(room.width / device.width, room.height / device.height, 2);
  return { ...device, scale: zoom ?? Math.max(0.25, fit) };
}

/** Height of three strips beside the phone, at most: the page's tabs, a notice, the state of publication. */
const STRIPS = 108;

/** A phone that would fit without those strips is as much lower as it lacks room: its own bar at the foot is in view. */
export function withinRoom<S extends Device & { scale: number }>(size: S, room: number): S {
  const lacking = size.height * size.scale - room;
  return lacking > 0 && lacking <= STRIPS ? { ...size, height: room / size.scale } : size;
}

export const isPlain = (simulation: Simulation): boolean =>
  Object.entries(PLAIN).every(([name, value]) => simulation[name as keyof Simulation] === value);
