// The last eight widgets that were inserted on this computer.
import { remember, remembered } from '../services/remembered';

const NAME = 'studio-recent-widgets';
const MOST = 8;

/** Newest first. */
export function recentWidgets(): string[] {
  try {
    const value: unknown = JSON.parse(remembered(NAME) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const addRecent = (id: string): void =>
  remember(NAME, JSON.stringify([id, ...recentWidgets().filter((one) => one !== id)].slice(0, MOST)));
