// The trash of pages: how long a deleted page can be restored.
const DAY_MS = 86_400_000;

export const TRASH_DAYS = 30;

/** What was deleted before this time is removed for good. */
export const trashLimit = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** 「还剩 3 天」: days begun count as whole ones. `deletedAt` is an ISO text. */
export function trashWords(deletedAt: string, now: Date = new Date()): string {
  const leftMs = Date.parse(deletedAt) - trashLimit(now).getTime();
  return leftMs <= 0 ? '即将彻底删除' : `还剩 ${Math.ceil(leftMs / DAY_MS)} 天`;
}
