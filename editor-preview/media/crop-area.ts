// The area of a crop in px of the picture.
import type { Crop } from '~/domain/studio/api-library';

interface Percents {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest area of a ratio in the middle of a picture: what the cropper begins with. */
export function middleArea({ width, height }: { width: number; height: number }, ratio: number): Percents {
  const wide = Math.min(1, (height * ratio) / width) * 100;
  const high = Math.min(1, width / ratio / height) * 100;
  return { x: (100 - wide) / 2, y: (100 - high) / 2, width: wide, height: high };
}

/** Whole px within the picture, at least one each way. */
export function areaOf(percent: Percents, { width, height }: { width: number; height: number }): Crop {
  const x = Math.min(width - 1, Math.max(0, Math.round((percent.x / 100) * width)));
  const y = Math.min(height - 1, Math.max(0, Math.round((percent.y / 100) * height)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((percent.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((percent.height / 100) * height))),
  };
}
