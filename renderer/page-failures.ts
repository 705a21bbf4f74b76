// Reports failures that error boundaries do not catch, by block: event handlers, promises and pictures.
import { type RefObject, useEffect, useState } from 'react';
import type { Registry } from './define-widget';
import type { Host } from './host';
import type { Audience } from './page-context';

/** An async handler rejects later; within so many ms of the event its rejection counts as the block's. */
const ANSWERS_WITHIN_MS = 10_000;

/** Failed calls of the host have been shown to the shopper already (host.ts). */
const isShownAlready = (error: unknown): boolean => error instanceof Error && error.name === 'CallError';

/** Events of a user that may run a block's handler. */
const ACTS = ['click', 'input', 'change', 'submit', 'keydown', 'pointerdown', 'pointerup', 'touchend'];

export interface PageFailure {
  /** The block of the page that it happened in. */
  readonly uid: string;
  readonly error: unknown;
}

const BLOCK = '[data-uid]';

/** The top-level block around an element, which may be in a nested one. */
function outermost(element: Element): HTMLElement | null {
  const block = element.closest<HTMLElement>(BLOCK);
  const around = block?.parentElement?.closest(BLOCK) ?? null;
  return around === null ? block : outermost(around);
}

/** Name of the failure of a picture or video that did not load; its message is the address. */
export const MISSING_PICTURE = 'MissingPicture';

/** A data URL's content is left out. */
const missing = ({ currentSrc, src }: HTMLImageElement): Error =>
  Object.assign(new Error((currentSrc || src).slice(0, 200)), { name: MISSING_PICTURE });

type Fail = (block: HTMLElement | null, kind: 'action' | 'picture', error: unknown) => void;

/** Tells `fail` what goes wrong within the page's element. @returns what ends that. */
function watch(element: HTMLElement, fail: Fail): () => void {
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
  const atOnce = ({ error }: ErrorEvent) => fail(acting, 'action', error);
  const later = ({ reason }: PromiseRejectionEvent) => {
    if (performance.now() - last.at < ANSWERS_WITHIN_MS && !isShownAlready(reason))
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
}

/**
 * Reports what event handlers of the page throw, by block, and the first picture of each block that does not load; the
 * block stays as it is.
 * @returns the last failures, for operators; shoppers cause no re-render.
 */
export function usePageFailures(
  page: RefObject<HTMLElement | null>,
  { host, registry, audience }: { host: Host; registry: Registry; audience: Audience },
): PageFailure | null {
  const [failed, setFailed] = useState<PageFailure | null>(null);
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    const fail: Fail = (block, kind, error) => {
      if (block === null) return;
      const { widget = '', uid = '' } = block.dataset;
      const version = registry[widget]?.version ?? 1;
      host.report({ page: host.page, uid, widget, version, kind, error });
      if (audience === 'operator') setFailed({ uid: outermost(block)?.dataset['uid'] ?? uid, error });
    };
    return watch(element, fail);
  }, [page, host, registry, audience]);
  return failed;
}
