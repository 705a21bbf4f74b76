// Times of layouts: texts without a zone, which the mall means as Beijing's.

const TIME = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const BEIJING_HOURS = 8;

/** In ms since 1970; null for what is no time. */
export function beijingTime(text: string): number | null {
  const match = TIME.exec(text);
  if (match === null) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, day, hour - BEIJING_HOURS, minute, second);
}
