// When a shopper may become the junior of the sharer whose link he opened (PRD-05).
import { loadChunk } from '~/renderer/chunk';
import { referrerId } from '../state/session';

/** What a mall may wait for: the link, the first order, the first payment. */
export const BIND = { link: 1, order: 2, payment: 3 } as const;
export type BindTrigger = (typeof BIND)[keyof typeof BIND];

/** Asks the backend to bind; refusals are normal, and failures are not shown. */
export async function bindParent(trigger: BindTrigger): Promise<void> {
  if (referrerId() === 0) return;
  try {
    const { bind } = await loadChunk('flows/bind-to-sharer', () => import('./bind-to-sharer'));
    await bind(trigger);
  } catch {
    // The next occasion asks again.
  }
}
