// Times as operators set them: always 北京时间, stored as `2026-11-24 20:00:00` or as it was stored before.
import type { StudioSettings } from '~/domain/studio/api';
import { inputOf, nextTimeOfDay } from '~/domain/studio/moments';
import { formatDate, parseServerTime } from '~/domain/time';

const ZONE = 'Asia/Shanghai';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 北京时间 has no summer time. */
const OFFSET = 8 * 60 * MINUTE;

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-24T20:00` for the browser's input; '' for what is no time. */
export function inputText(stored: string): string {
  const time = parseServerTime(stored);
  return time === null ? '' : inputOf(time).slice(0, 16);
}

/** What is stored for the input's text: with a space and seconds. */
export const storedText = (input: string): string => (input === '' ? '' : `${input.replace('T', ' ')}:00`);

/** The day of a time in 北京时间, as a date whose UTC parts are its parts. */
const beijing = (time: number): Date => new Date(time + OFFSET);

const textAt = (date: Date, hour: number): string =>
  `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}T${two(hour)}:00`;

const FRIDAY = 5;

const EVENING = '18:00';

/** 「今晚 20:00」: the next time that is this one of the day. */
function nextOf(time: string, now: number): QuickTime {
  const next = inputOf(nextTimeOfDay(time, now)).slice(0, 16);
  const isToday = next.slice(0, 10) === formatDate(now);
  const day = isToday ? '今' : '明';
  return { words: `${day}${time < EVENING ? '天' : '晚'} ${time}`, input: next };
}

interface QuickTime {
  words: string;
  input: string;
}

/** Words that set a time, from now on: the times of the day that the mall's settings name first. */
export function quickTimes(
  now: number,
  { scheduleTime, endTime }: Pick<StudioSettings, 'scheduleTime' | 'endTime'>,
): QuickTime[] {
  const today = beijing(now);
  const days = (FRIDAY - today.getUTCDay() + 7) % 7 || 7;
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
  return [
    ...[...new Set([scheduleTime, endTime])].map((time) => nextOf(time, now)),
    { words: '周五 10:00', input: textAt(beijing(now + days * DAY), 10) },
    { words: '下月 1 日', input: textAt(month, 0) },
  ];
}

/** 「还有 3 天 6 小时」「已过去 20 分钟」. */
export function distanceWords(time: number, now: number): string {
  const minutes = Math.floor(Math.abs(time - now) / MINUTE);
  const parts = [
    [Math.floor(minutes / 1440), '天'],
    [Math.floor((minutes % 1440) / 60), '小时'],
    [minutes % 60, '分钟'],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  if (first === -1) return '就是现在';
  const words = parts
    .slice(first, first + 2)
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
  return `${time < now ? '已过去' : '还有'} ${words}`;
}

/** 「11月24日 周二 20:00」. */
export const spokenTime = (time: number): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: ZONE,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(time);
