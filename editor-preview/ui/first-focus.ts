// The control that has the focus when its dialog opens.

/** A ref: `showModal` goes by the attribute, which React does not write. */
export const firstFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
