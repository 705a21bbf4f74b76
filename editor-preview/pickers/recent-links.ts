// The last eight links of this computer, newest first.
import { isRecord } from '~/domain/record';
import type { LinkEntry, ParamValues } from '~/domain/studio/link-entry';

export interface RecentLink {
  name: string;
  path: string;
  openType: string;
  values: ParamValues;
  subject?: string;
}

const KEY = 'studio-recent-links';
const MOST = 8;

const isRecent = (value: unknown): value is RecentLink =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['path'] === 'string' &&
  typeof value['openType'] === 'string' &&
  isRecord(value['values']) &&
  Object.values(value['values']).every((one) => typeof one === 'string') &&
  (value['subject'] === undefined || typeof value['subject'] === 'string');

/** None where the browser stores nothing. */
export function recentLinks(): RecentLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const idOf = ({ name, path, values }: Pick<RecentLink, 'name' | 'path' | 'values'>): string =>
  JSON.stringify([name, path, values]);

export function rememberLink(
  { name, path, openType }: LinkEntry,
  { values, subject }: { values: ParamValues; subject?: string | undefined },
): void {
  const link: RecentLink = { name, path, openType, values, ...(subject === undefined ? {} : { subject }) };
  const others = recentLinks().filter((one) => idOf(one) !== idOf(link));
  try {
    localStorage.setItem(KEY, JSON.stringify([link, ...others].slice(0, MOST)));
  } catch {
    // Without storage there are no last ones.
  }
}
