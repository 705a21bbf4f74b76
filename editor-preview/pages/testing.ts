// Rows of the list of pages for tests.
import type { PageRow } from '~/domain/studio/api';

export const rowOf = (id: number, change: Partial<PageRow> = {}): PageRow => ({
  id,
  doc: `page-${id}`,
  title: `页面 ${id}`,
  state: 'draft',
  isLive: false,
  liveFrom: null,
  hasChanges: false,
  isDisabled: false,
  platforms: [],
  isHome: false,
  access_limit: null,
  scheduled: null,
  blockCount: 3,
  changedAt: '2026-11-20T04:00:00.000Z',
  changedBy: null,
  views: 0,
  deletedAt: null,
  ...change,
});
