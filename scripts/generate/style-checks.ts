// Checks of a widget's stylesheet: its sizes grow with the screen.

/** Outlines and borders are as thin as the screen draws them, and 44 px is the finger's, on every screen. */
const MAY_BE_PX = /^\s*(?:outline|border)/;
const FREE: readonly number[] = [0, 44];

const LENGTH = /(\d*\.?\d+)px\b/g;

/** Line and rule of each length in px. */
export const styleProblems = (css: string): string[] =>
  css
    .split('\n')
    .flatMap((line, index) =>
      MAY_BE_PX.test(line)
        ? []
        : [...line.matchAll(LENGTH)]
            .filter(([, amount]) => !FREE.includes(Number(amount)))
            .map(([length]) => `${index + 1}: ${length}: write rpx, a 750th of the page's width`),
    );
