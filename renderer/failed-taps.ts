// Owns telling whose handler failed: React's boundaries do not see what a tap throws, only the window does.
import { type RefObject, useEffect, useState } from 'react';
import type { Registry } from './define-widget';
import type { Host } from './host';
import type { Audience } from './page-context';

/** A handler that waits for something fails later than that; ms from the tap on. */
const ANSWERS_WITHIN_MS = 10_000;

/** Refusals of the host's calls have been told to the shopper by then (host.ts). */
const isTold = (error: unknown): boolean => error instanceof Error && error.name === 'CallError';

/** What a shopper's or operator's hand can set off in a block. */
const ACTS = ['click', 'input', 'change', 'submit', 'keydown', 'pointerdown', 'pointerup', 'touchend'];

export interface FailedTap {
  /** The block of the page that it happened in. */
  readonly uid: string;
  readonly error: unknown;
}

const BLOCK = '[data-uid]';

/** The block of the page itself around an element, which may stand in a block within that one. */
function outermost(element: Element): HTMLElement | null {
  const block = element.closest<HTMLElement>(BLOCK);
  const around = block?.parentElement?.closest(BLOCK) ?? null;
  return around === null ? block : outermost(around);
}

/**
 * Reports what handlers within the page throw, by the block that was acted on; the block stays as it is.
 * @returns the last of them for operators; nothing is drawn anew for shoppers.
 */
export function useFailedTaps(
  page: RefObject<HTMLElement | null>,
  { host, registry, audience }: { host: Host; registry: Registry; audience: Audience },
): FailedTap | null {
  const [failed, setFailed] = useState<FailedTap | null>(null);
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    let acting: HTMLElement | null = null;
    let last: { block: HTMLElement | null; at: number } = { block: null, at: 0 };
    const begin = ({ target }: Event) => {
      const block = target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null;
      acting = block;
      last = { block, at: performance.now() };
      setTimeout(() => {
        if (acting === block) acting = null;
      });
    };
    const fail = (block: HTMLElement | null, error: unknown) => {
      if (block === null) return;
      const { widget = '', uid = '' } = block.dataset;
      const version = registry[widget]?.version ?? 1;
      host.report({ page: host.page, uid, widget, version, kind: 'action', error });
      if (audience === 'operator') setFailed({ uid: outermost(block)?.dataset['uid'] ?? uid, error });
    };
    const atOnce = ({ error }: ErrorEvent) => fail(acting, error);
    const later = ({ reason }: PromiseRejectionEvent) => {
      if (performance.now() - last.at < ANSWERS_WITHIN_MS && !isTold(reason)) fail(last.block, reason);
    };
    for (const act of ACTS) element.addEventListener(act, begin, true);
    window.addEventListener('error', atOnce);
    window.addEventListener('unhandledrejection', later);
    return () => {
      for (const act of ACTS) element.removeEventListener(act, begin, true);
      window.removeEventListener('error', atOnce);
      window.removeEventListener('unhandledrejection', later);
    };
  }, [page, host, registry, audience]);
  return failed;
}
