// Owns telling in whose block something failed that React's boundaries do not see: handlers and pictures.
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

export interface PageFailure {
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

/** Name of the failure of a picture or film that did not come; its message is the address. */
export const MISSING_PICTURE = 'MissingPicture';

/** What stands within the address itself is not repeated. */
const missing = ({ currentSrc, src }: HTMLImageElement): Error =>
  Object.assign(new Error((currentSrc || src).slice(0, 200)), { name: MISSING_PICTURE });

/**
 * Reports what handlers within the page throw, by the block that was acted on, and the first picture of each block that
 * does not come; the block stays as it is.
 * @returns the last of them for operators; nothing is drawn anew for shoppers.
 */
export function usePageFailures(
  page: RefObject<HTMLElement | null>,
  { host, registry, audience }: { host: Host; registry: Registry; audience: Audience },
): PageFailure | null {
  const [failed, setFailed] = useState<PageFailure | null>(null);
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    let acting: HTMLElement | null = null;
    let last: { block: HTMLElement | null; at: number } = { block: null, at: 0 };
    const begin = ({ target }: Event) => {
      const block = (target as Element).closest<HTMLElement>(BLOCK);
      acting = block;
      last = { block, at: performance.now() };
      setTimeout(() => {
        if (acting === block) acting = null;
      });
    };
    const withoutPicture = new Set<Element>();
    const fail = (block: HTMLElement | null, kind: 'action' | 'picture', error: unknown) => {
      if (block === null) return;
      const { widget = '', uid = '' } = block.dataset;
      const version = registry[widget]?.version ?? 1;
      host.report({ page: host.page, uid, widget, version, kind, error });
      if (audience === 'operator') setFailed({ uid: outermost(block)?.dataset['uid'] ?? uid, error });
    };
    const atOnce = ({ error }: ErrorEvent) => fail(acting, 'action', error);
    const later = ({ reason }: PromiseRejectionEvent) => {
      if (performance.now() - last.at < ANSWERS_WITHIN_MS && !isTold(reason))
        fail(last.block, 'action', reason);
    };
    const miss = ({ target }: Event) => {
      const block = (target as Element).closest<HTMLElement>(BLOCK);
      if (block === null || withoutPicture.has(block)) return;
      withoutPicture.add(block);
      fail(block, 'picture', missing(target as HTMLImageElement));
    };
    const gone = new AbortController();
    const within = { capture: true, signal: gone.signal };
    element.addEventListener('error', miss, within);
    for (const act of ACTS) element.addEventListener(act, begin, within);
    window.addEventListener('error', atOnce, gone);
    window.addEventListener('unhandledrejection', later, gone);
    return () => gone.abort();
  }, [page, host, registry, audience]);
  return failed;
}
