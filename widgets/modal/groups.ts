// Groups of a popup list, and the popups that have been shown.
import type { ModalDelivered } from './schema.gen';

type Listed = ModalDelivered['list'][number];
export type PopupItem = Exclude<Listed, readonly unknown[]>;

const isGroup = (listed: Listed): listed is PopupItem[] => Array.isArray(listed);

/**
 * The groups that open one after the other. A delivered list contains groups; a stored one is flat and is a single group
 * (diy README, trap 5). Entries without a picture are left out.
 */
export function groupsOf(list: ModalDelivered['list']): PopupItem[][] {
  const groups = list.filter(isGroup);
  const flat = list.filter((listed): listed is PopupItem => !isGroup(listed));
  return [flat, ...groups]
    .map((items) => items.filter(({ picUrl }) => picUrl !== ''))
    .filter((items) => items.length > 0);
}

/** All pictures, of whichever group, as their rows stand in the form. */
export const itemsOf = (list: ModalDelivered['list']): PopupItem[] =>
  list.flatMap((listed) => (isGroup(listed) ? listed : [listed]));

const shown = new Set<string>();

/** First-time popups are recorded by their key while the app runs. */
export const markShown = (place: string): void => void shown.add(place);
export const wasShown = (place: string): boolean => shown.has(place);
