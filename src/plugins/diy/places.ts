// Addresses of the screens of forms, and the times that they show.

export const DETAIL_PATH = '/plugins/diy/detail/detail';
export const ANSWER_PATH = '/plugins/diy/reply-info/reply-info';

/** `2026-11-21 12:01`: seconds say nothing here. */
export const minuteOf = (time: string): string => time.slice(0, 16);
