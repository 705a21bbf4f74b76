// Blocks of the flow that show nothing: a striped place stands for them while the page is edited.
import { useEffect } from 'react';
import type { Uid } from '~/domain/studio/document';
import { registry } from '~/widgets/registry.gen';
import type { FromFrame } from '../frame/messages';

/** Longer than a chunk and its pictures take to show something. */
const REST_MS = 400;

const hasHeight = (element: Element): boolean => element.getBoundingClientRect().height > 0;

/** Whether a mounted block shows nothing; one whose code has not come yet has its reserved height. */
const isEmpty = (block: Element): boolean =>
  block.hasAttribute('data-hydrated') && ![...block.children].some(hasHeight);

function markAll(page: HTMLElement): Uid[] {
  const empty: Uid[] = [];
  for (const block of page.querySelectorAll<HTMLElement>('[data-flow] > [data-uid]')) {
    const { uid = '', widget = '' } = block.dataset;
    if (isEmpty(block)) {
      const words = `${registry[widget]?.title ?? widget}：现在没有内容，顾客看不到这一块`;
      if (block.dataset['empty'] !== words) block.dataset['empty'] = words;
      empty.push(uid);
    } else if (block.dataset['empty'] !== undefined) delete block.dataset['empty'];
  }
  return empty;
}

/** Looks again when the flow changes its size. */
export function useEmptyBlocks(page: HTMLElement | null, send: (message: FromFrame) => void): void {
  useEffect(() => {
    const content = page?.querySelector('[data-flow]');
    if (page === null || content === null || content === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const look = () => {
      const uids = markAll(page);
      if (uids.join() !== last) send({ t: 'empty', uids });
      last = uids.join();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    later();
    const sizes = new ResizeObserver(later);
    sizes.observe(content);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
    };
  }, [page, send]);
}
