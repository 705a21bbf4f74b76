// What a poster consists of, in poster units: its ground, and parts that are drawn one over the other.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Lettering {
  x: number;
  /** Upper edge of the first line. */
  y: number;
  size: number;
  colour: string;
  isBold?: boolean;
  align?: CanvasTextAlign;
  /** Without a width the text is one line. */
  width?: number;
  lines?: number;
}

/** A colour, or two from the upper to the lower edge. */
export type PosterFill = string | { readonly from: string; readonly to: string };

export interface FlowText extends Omit<Lettering, 'x' | 'y'> {
  readonly text: string;
  /** Above it. */
  readonly gap?: number;
}

export type PosterPart =
  /** Fills its box from its middle; grey where it does not load. */
  | { readonly kind: 'picture'; readonly source: string; readonly box: Box; readonly radius?: number }
  | { readonly kind: 'panel'; readonly fill: PosterFill; readonly box: Box; readonly radius?: number }
  | ({ readonly kind: 'text'; readonly text: string } & Lettering)
  /** Texts one under the other, each below the last line of the one before. */
  | { readonly kind: 'flow'; readonly x: number; readonly y: number; readonly texts: readonly FlowText[] }
  /** A QR code on white. */
  | {
      readonly kind: 'code';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    };

export interface PosterSpec {
  readonly width: number;
  readonly height: number;
  readonly ground: PosterFill;
  readonly parts: readonly PosterPart[];
}

/** Width ÷ height of a poster, for the reserved box while it is drawn. */
export const ratioOf = ({ width, height }: Pick<PosterSpec, 'width' | 'height'>): number => width / height;

/** The common size of posters of a link: 9 to 16. */
export const LINK_POSTER = { width: 600, height: 1067 } as const;
/** The size of goods posters. */
export const GOODS_POSTER = { width: 750, height: 1334 } as const;
