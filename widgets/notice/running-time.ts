// Duration of the marquee.

/** The text runs 100 rpx a second. */
const SPEED = 100;
/** Size of the text in rpx: a Chinese character is a square of it, a Latin one about half as wide. */
const TEXT_SIZE = 26;
/** Width of the window in which it runs, in rpx; it comes in at its right edge and leaves at its left. */
const WINDOW = 520;

/** The first passage begins that far on, so that the bar is not empty when it is first seen. */
export const HEAD_START_SECONDS = 3;

const widthOf = (character: string): number => (character.charCodeAt(0) > 0xff ? TEXT_SIZE : TEXT_SIZE / 2);

/** Seconds for one passage of a text, from its estimated width, so that nothing needs to be measured. */
export function runningSeconds(text: string): number {
  const width = Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
  return (WINDOW + width) / SPEED;
}
