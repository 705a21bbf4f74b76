// The area of a crop in px of the picture.
import type { Crop } from '~/domain/studio/api-library';

interface Percents {
  x: number;
  y: number;
  width: number;
  height: number;
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
