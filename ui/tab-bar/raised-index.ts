// The raised entry of the tab bar.

/** Index of the raised entry: the middle one of three or five in mode 2 (TAB-06, TAB-07), else -1 (TAB-08). */
export const raisedIndex = (mode: 1 | 2, count: number): number =>
  mode === 2 && (count === 3 || count === 5) ? (count - 1) / 2 : -1;
