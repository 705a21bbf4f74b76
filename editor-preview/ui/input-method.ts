// Keys that belong to an input method: every key handler of the studio and of its frames asks here first.

/** `keyCode` of a key that an input method takes; Safari sends the Enter that ends a word so, after the composition. */
const TAKEN = 229;

// Some browsers send that Enter as a key like any other, in the task in which the composition ended.
let hasJustEnded = false;
globalThis.document?.addEventListener(
  'compositionend',
  () => {
    hasJustEnded = true;
    setTimeout(() => {
      hasJustEnded = false;
    });
  },
  true,
);

/** Such as the Enter or Escape that ends a word: it is no command. Takes the browser's event, or one around it. */
export function isInputMethodKey(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN || hasJustEnded;
}
