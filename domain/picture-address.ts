// Addresses of pictures that our own server serves in several widths: its own uploads.

/** Widths in px of an upload: few, so that nobody can fill the disk with all others. */
export const PICTURE_WIDTHS = [96, 160, 240, 360, 480, 640, 828, 1080, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Names given by api/attachment/upload; other backends have other names. GIFs may be animated and are unchanged. */
const RESIZABLE = /^uploads\/\d{8}\/[0-9a-f]{32}(?:-\d+x\d+)?\.(?:jpg|png|webp)$/;
/** Width and height in px, in the names of newer uploads. */
const MEASURED = /^uploads\/\d{8}\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5})\.\w+$/;

/** Whether a layout names a file of the library. */
export const isUpload = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('uploads/');

/** Whether our own server has the picture in the widths of the ladder. */
export const isResizable = (address: string): boolean => RESIZABLE.test(address);

/** Width ÷ height from the address, else null. */
export function pictureRatio(address: string): number | null {
  const [, width, height] = MEASURED.exec(address) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

/** The same picture in a width; any other address unchanged. */
export const pictureAtWidth = (address: string, width: PictureWidth): string =>
  isResizable(address) ? `${address}?w=${width}` : address;

/** The picture for an icon: 53 px of three pixels each. */
export const iconPicture = (address: string): string => pictureAtWidth(address, 160);

/** The picture for what spans the page: 360 px of three pixels each. */
export const widePicture = (address: string): string => pictureAtWidth(address, 1080);

/** `srcset` of a picture; undefined for one with a single size. */
export const pictureChoice = (address: string): string | undefined =>
  isResizable(address)
    ? PICTURE_WIDTHS.map((width) => `${pictureAtWidth(address, width)} ${width}w`).join()
    : undefined;

/** `sizes` of a box in rpx. A page is at most 480 px wide (ui/tokens.css), 0.64 px a unit. */
export const pictureSizes = (width: number): string => `min(${width / 7.5}vw, ${width * 0.64}px)`;
