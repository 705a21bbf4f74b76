// Duration of the marquee.

/** Speed: 100 rpx a second. */
const SPEED = 100;
/** Font size in rpx: a Chinese character is as wide, a Latin one about half. */
const TEXT_SIZE = 26;
/** Width of the visible window, in rpx; the text enters at its right edge and leaves at its left. */
const WINDOW = 520;

/** Initial offset of the first pass, so that the bar is not empty when it is first seen. */
export const HEAD_START_SECONDS = 3;

const widthOf = (character: string): number => (character.charCodeAt(0) > 0xff ? TEXT_SIZE : TEXT_SIZE / 2);

/** Seconds for one pass of a text, from its estimated width, so that nothing needs to be measured. */
export function runningSeconds(text: string): number {
  const width = Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
  return (WINDOW + width) / SPEED;
}
