// Words for what is planned already, where another plan is made: a document has one at most.
import type { Schedule } from './api-publish';
import { momentWords } from './moments';

/** Null where nothing more comes of the schedule. */
export function plannedWords({ state, at, until }: Pick<Schedule, 'state' | 'at' | 'until'>): string | null {
  if (state === 'waiting') return `${momentWords(at)} 已有另一个定时，先改它或取消它`;
  if (state === 'running') return `限时版本正在线上，到 ${momentWords(until ?? at)} 结束，先改它或取消它`;
  return null;
}
