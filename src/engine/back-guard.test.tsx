// Proves that a modal adds no entry to the history of a page that is being left.
import { expect, it, vi } from 'vitest';
import { pushModal } from '~/ui/overlay/modal-stack';
import './back-guard';
import './navigation';

const isOnModal = () => 'isModal' in (window.history.state as object);

it('adds the entry of a modal on the first one, but not while the page is being reloaded', async () => {
  window.history.replaceState({ idx: 0 }, '');
  window.dispatchEvent(new Event('beforeunload'));
  const leave = pushModal(document.createElement('dialog'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOnModal()).toBe(false);
  leave();
  // The shopper goes on: it was a link to another app.
  window.dispatchEvent(new Event('pointerdown'));
  const leaveNext = pushModal(document.createElement('dialog'));
  await vi.waitUntil(isOnModal);
  leaveNext();
  await vi.waitUntil(() => !isOnModal());
});
