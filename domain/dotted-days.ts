// Spans of days as coupons and cards show them; apart from the times, so that what shows a coupon does not load those.

/** `2026.11.01-2026.12.31` of delivered times, with dots or hyphens; '' where neither is there. */
export function dottedDays(start = '', end = ''): string {
  const [from, until] = [start, end].map((time) => time.slice(0, 10).replaceAll('-', '.'));
  return start === '' && end === '' ? '' : `${from}-${until}`;
}
