// Times as operators set them: always 北京时间, stored as `2026-11-24 20:00:00` or as it was stored before.

const ZONE = 'Asia/Shanghai';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 北京时间 has no summer time. */
const OFFSET = 8 * 60 * MINUTE;

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-24T20:00` for the browser's input; '' for what is no time. */
export function inputText(stored: string): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(stored.trim()) ?? [];
  return date === undefined || time === undefined ? '' : `${date}T${time}`;
}

/** What is stored for the input's text: with a space and seconds. */
export const storedText = (input: string): string => (input === '' ? '' : `${input.replace('T', ' ')}:00`);

/** The day of a time in 北京时间, as a date whose UTC parts are its parts. */
const beijing = (time: number): Date => new Date(time + OFFSET);

const textAt = (date: Date, hour: number): string =>
  `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}T${two(hour)}:00`;

const FRIDAY = 5;

/** Words that set a time, from now on. */
export function quickTimes(now: number): { words: string; input: string }[] {
  const today = beijing(now);
  const tonight = today.getUTCHours() < 20 ? today : beijing(now + DAY);
  const days = (FRIDAY - today.getUTCDay() + 7) % 7 || 7;
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
  return [
    { words: tonight === today ? '今晚 20:00' : '明晚 20:00', input: textAt(tonight, 20) },
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
