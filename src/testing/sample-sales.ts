// For tests of kinds of sale: times around now, a mall with one kind, the checkout that was opened.
import { onTestFinished, vi } from 'vitest';
import { type SaleParts, setSaleKinds } from '../blocks/sale/parts';
import { address, startMall } from './render-screen';

const HOUR_MS = 3_600_000;

/** As the server writes a time, some hours from now. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + (hours + 8) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Moves the phone's clock on until the test ends; timers stay real, so the next tick is within a second. */
export function passHours(hours: number): void {
  vi.setSystemTime(Date.now() + hours * HOUR_MS);
  onTestFinished(() => void vi.useRealTimers());
}

/** A mall that sells by one kind, whose parts load when they are drawn. */
export async function startSale(parts: SaleParts, isSignedIn = true): Promise<void> {
  await startMall({ isSignedIn });
  const has = Object.keys(parts).filter((name) => name !== 'sign');
  setSaleKinds({ [parts.sign]: { has, load: async () => ({ default: parts }) } });
}

/** The query of the checkout that was opened, and its groups. */
export function openedCheckout(): { query: URLSearchParams; groups: unknown[] } {
  const query = new URLSearchParams(address().split('?')[1]);
  return { query, groups: JSON.parse(query.get('mch_list') ?? '[]') as unknown[] };
}
