// When the frozen version of a schedule goes live and ends, in words: the same in strip, publish dialog and versions.
import type { Schedule, ScheduleEnd } from './api-publish';
import { momentWords } from './moments';

function endWords(after: ScheduleEnd): string {
  if (after === 'disable') return '停用';
  return after === 'previous' ? '换回' : '换成另一个版本';
}

/** Whether something is still to come of it. */
export const isOpenSchedule = ({ state }: Pick<Schedule, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** 「定时发布：11-26 20:00，到 11-28 00:00 换回（北京时间）」 of an open one. */
export function scheduleWords({
  state,
  at,
  until,
  after,
}: Pick<Schedule, 'state' | 'at' | 'until' | 'after'>): string {
  const ends = until === null ? '' : `，到 ${momentWords(until)} ${endWords(after)}`;
  return state === 'waiting'
    ? `定时发布：${momentWords(at)}${ends}（北京时间）`
    : `限时版本正在线上${ends}（北京时间）`;
}
