// Modifier keys of an event, in the studio's window and in the frame; Ctrl is ⌘ on a Mac.
import type { Modifiers } from './messages';

export const modifiersOf = ({
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): Modifiers => ({
  shift: shiftKey,
  ctrl: ctrlKey || metaKey,
  alt: altKey,
});
