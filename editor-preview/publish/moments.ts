// Moments in Beijing's time, as operators read and enter them.

const BEIJING_MS = 8 * 3_600_000;

const two = (figure: number): string => String(figure).padStart(2, '0');

const parts = (at: number) => {
  const moment = new Date(at + BEIJING_MS);
  const day = `${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`;
  const clock = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}`;
  return { year: moment.getUTCFullYear(), day, clock, second: two(moment.getUTCSeconds()) };
};

/** 「11-26 20:00」; `at` is an ISO text. */
export function momentWords(at: string): string {
  const { day, clock } = parts(Date.parse(at));
  return `${day} ${clock}`;
}

/** 「20:00:05」. */
export function clockWords(at: number): string {
  const { clock, second } = parts(at);
  return `${clock}:${second}`;
}

/** Value of a `datetime-local` input; `at` in ms. */
export function inputOf(at: number): string {
  const { year, day, clock, second } = parts(at);
  return `${year}-${day}T${clock}:${second}`;
}

/** ISO text of such a value, which is Beijing's; null for an empty one. */
export function momentOf(input: string): string | null {
  const at = Date.parse(`${input}Z`);
  return Number.isNaN(at) ? null : new Date(at - BEIJING_MS).toISOString();
}

const UNITS = [
  [86_400_000, '天'],
  [3_600_000, '小时'],
  [60_000, '分钟'],
] as const;

/** 「3 天」; under a minute 「不到 1 分钟」. */
export function lengthWords(ms: number): string {
  const [size, word] = UNITS.find(([unit]) => ms >= unit) ?? [0, ''];
  return size === 0 ? '不到 1 分钟' : `${Math.floor(ms / size)} ${word}`;
}
