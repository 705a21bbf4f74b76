// The times that the screens of forms show.

/** `2026-11-21 12:01`: seconds say nothing here. */
export const minuteOf = (time: string): string => time.slice(0, 16);
