// Choices that travel: a screen is opened to pick something, and its value goes back to the screen that opened it.
// Slot and value stand in the entries of the history, so that both survive a reload (docs/decisions/088-choices-that-travel.md).
import { useEffect, useRef, useState } from 'react';
import type { Picker } from '~/domain/link';
import { isRecord } from '~/domain/record';
import { useLatest } from '~/ui/use-latest';
import { back, depth, open, stepListeners, useHistoryLocation } from './navigation';
import { useScreen } from './screen-context';
import { visitState } from './visit-state';

interface Picked {
  /** Path of the screen that gave it. */
  readonly from: string;
  /** Tells a newer choice from an older one of the same value. */
  readonly stamp: string;
  readonly value: unknown;
}

/** What an entry of the history holds: of a picker its slot, of the screen that opened it what was picked. */
interface Visit {
  readonly slot?: string;
  /** What the picker begins with. */
  readonly before?: unknown;
  readonly picked?: Readonly<Record<string, Picked>>;
}

const visitOf = (state: unknown): Visit => (isRecord(state) ? state : {});

/** The slot that a choice comes back to, where the picker begins with something else than the choice before. */
export interface Slot<T> {
  readonly slot: string;
  readonly before: T;
}

/** Opens a screen to pick something; `usePicked(picker, slot)` reads it. */
export function pick<Q extends object, T>(picker: Picker<Q, T>, query: Q, wanted: string | Slot<T>): void {
  const slot = typeof wanted === 'string' ? wanted : wanted.slot;
  const before = typeof wanted === 'string' ? visitOf(visitState()).picked?.[slot]?.value : wanted.before;
  open(picker(...([query] as never)), { slot, before } satisfies Visit);
}

/** Writes into the entry of the screen that asked, once the browser has gone back to it and before the router reads it. */
function writeAt(index: number, slot: string, picked: Picked): void {
  const write = () => {
    stepListeners.delete(write);
    if (depth() !== index) return false;
    const visit = visitOf(visitState());
    const usr: Visit = { ...visit, picked: { ...visit.picked, [slot]: picked } };
    window.history.replaceState({ ...window.history.state, usr }, '');
    return false;
  };
  stepListeners.add(write);
}

/** Gives what was picked and goes back. False where no screen asked: a link led here, and the value is nobody's. */
export function give<Q extends object, T>(picker: Picker<Q, T>, value: T): boolean {
  const { slot } = visitOf(visitState());
  const isAsked = slot !== undefined && depth() > 0;
  const stamp = Math.random().toString(36).slice(2);
  if (isAsked) writeAt(depth() - 1, slot, { from: picker.path, stamp, value });
  back();
  return isAsked;
}

/** What a picker begins with; undefined where nothing was chosen before. */
export function useBefore<Q extends object, T>(_picker: Picker<Q, T>): T | undefined {
  const { location } = useHistoryLocation();
  return useState(() => visitOf(location.state).before as T | undefined)[0];
}

interface Picks {
  readonly stamps: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function picksOf(state: unknown, path: string): Picks {
  const own = Object.entries(visitOf(state).picked ?? {}).filter(([, { from }]) => from === path);
  return {
    stamps: own.map(([slot, { stamp }]) => `${slot}:${stamp}`).join(),
    values: Object.fromEntries(own.map(([slot, { value }]) => [slot, value])),
  };
}

/** The location is the front screen's: one behind it holds on to what it has read. */
function useCurrentPicks(path: string): Picks {
  const { location } = useHistoryLocation();
  const { path: own, isFront } = useScreen();
  const isOwn = isFront && location.pathname === own;
  const read = picksOf(location.state, path);
  const [kept, keep] = useState(read);
  const isNewer = isOwn && read.stamps !== kept.stamps;
  if (isNewer) keep(read);
  return isNewer ? read : kept;
}

/** All that was picked with a picker, by slot; the same object until something else is picked. */
export const usePicks = <Q extends object, T>(picker: Picker<Q, T>): Readonly<Record<string, T>> =>
  useCurrentPicks(picker.path).values as Readonly<Record<string, T>>;

/** What was picked for a slot; undefined before. */
export const usePicked = <Q extends object, T>(picker: Picker<Q, T>, slot: string): T | undefined =>
  usePicks(picker)[slot];

/** Calls back with each choice for a slot once, also with one of before a reload. */
export function useOnPicked<Q extends object, T>(
  picker: Picker<Q, T>,
  slot: string,
  act: (value: T) => void,
): void {
  const picks = usePicks(picker);
  const seen = useRef<typeof picks | null>(null);
  const latest = useLatest(act);
  useEffect(() => {
    const value = picks[slot];
    if (seen.current === picks) return;
    seen.current = picks;
    if (value !== undefined) latest.current(value);
  }, [picks, slot, latest]);
}
