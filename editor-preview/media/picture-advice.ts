// Advice on a picture for the place that it will stand in.
import { numberOf } from '~/domain/coercion';
import { DESIGN_WIDTH } from '~/domain/rpx';
import type { PictureSize } from '~/domain/studio/form';
import { valueAt } from '~/domain/studio/pointer';

export interface Size {
  width: number;
  height: number;
}

/** Height in rpx of a picture over the whole width. */
export const heightAtFullWidth = ({ width, height }: Size): number =>
  (DESIGN_WIDTH * height) / Math.max(1, width);

/** The size that a field asks for, in rpx; null for any. A height may be another property's. */
export function wantedSize(
  size: PictureSize | 'any' | undefined,
  data: unknown,
): { width: number; height: number | null } | null {
  if (size === undefined || size === 'any') return null;
  const { width, height } = size;
  const own = typeof height === 'string' ? numberOf(valueAt(data, height)) : height;
  return { width, height: own === undefined || !(own > 0) ? null : own };
}

/** More than this is seen; less is rounding. */
const TOLERANCE = 0.05;

/** 「建议 750×270 · 现在 1200×400，会裁掉左右」; '' for a place of any size. */
export function pictureAdvice(
  wanted: ReturnType<typeof wantedSize>,
  { now, fit = 'cover' }: { now: Size | null; fit?: 'cover' | 'contain' | undefined },
): string {
  if (wanted === null) return now === null ? '' : `现在 ${now.width}×${now.height}`;
  const { width, height } = wanted;
  const advice = height === null ? `建议宽 ${width}` : `建议 ${width}×${height}`;
  if (now === null) return advice;
  const shown = `${advice} · 现在 ${now.width}×${now.height}`;
  if (now.width < width / 2) return `${shown}，太小，会模糊`;
  if (height === null) return shown;
  const ratio = now.width / now.height / (width / height);
  if (Math.abs(ratio - 1) <= TOLERANCE) return shown;
  const sides = ratio > 1 === (fit === 'cover') ? '左右' : '上下';
  return `${shown}，${fit === 'cover' ? '会裁掉' : '会留白在'}${sides}`;
}

/** Width ÷ height to crop to; null: freely. */
export const ratioOf = (wanted: ReturnType<typeof wantedSize>): number | null =>
  wanted === null || wanted.height === null ? null : wanted.width / wanted.height;
