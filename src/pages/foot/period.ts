// The period of requested footprints.
import { formatDate, parseServerTime } from '~/domain/time';

/** Values of `time_type`, or a range of days. */
export type Period =
  | { readonly name: 'preset'; readonly type: 1 | 2 | 3 | 4 }
  | { readonly name: 'own'; readonly from: string; readonly until: string };

export const PRESETS = [
  { type: 1, text: '今日' },
  { type: 2, text: '昨日' },
  { type: 3, text: '近7日' },
  { type: 4, text: '近30日' },
] as const;

/** The values as they stand in an address, the first one by default. */
export const PERIOD_TYPES = [4, 1, 2, 3] as const;

/** A period in an address: two days win over the preset where they are valid. */
interface PeriodQuery {
  time_type: 1 | 2 | 3 | 4;
  from: string;
  until: string;
}

export const periodIn = ({ time_type: type, from, until }: PeriodQuery): Period =>
  periodProblem({ from, until }) === null ? { name: 'own', from, until } : { name: 'preset', type };

/** What an address is changed to for a period; an empty text leaves it. */
export const queryOf = (period: Period) =>
  period.name === 'own'
    ? { time_type: '', from: period.from, until: period.until }
    : { time_type: period.type, from: '', until: '' };

interface PeriodParams {
  time_type?: 1 | 2 | 3 | 4;
  start_time?: string;
  end_time?: string;
}

export const periodParams = (period: Period): PeriodParams =>
  period.name === 'preset'
    ? { time_type: period.type }
    : { start_time: `${period.from} 00:00:00`, end_time: `${period.until} 23:59:59` };

/** Why the range of days is not valid; null when it is. Days as `YYYY-MM-DD`. */
export function periodProblem({ from, until }: { from: string; until: string }): string | null {
  const [fromMs, untilMs] = [parseServerTime(from), parseServerTime(until)];
  if (fromMs === null || untilMs === null) return '请选择起止时间';
  return untilMs < fromMs ? '结束时间不应早于开始时间' : null;
}

/** 今天, 昨天, else the date itself. */
export function dayText(date: string, nowMs: number): string {
  const dayMs = 86_400_000;
  if (date === formatDate(nowMs)) return '今天';
  return date === formatDate(nowMs - dayMs) ? '昨天' : date;
}
