// Owns the addresses of pictures that our own server serves in several widths: the uploads that it named itself.

/** Widths in px that an upload may be asked for: few, so that nobody can fill the disk with all others. */
export const PICTURE_WIDTHS = [96, 160, 240, 360, 480, 640, 828, 1080, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** As api/attachment/upload names files; other backends name theirs otherwise. GIFs may move and stay as they are. */
const RESIZABLE = /^uploads\/\d{8}\/[0-9a-f]{32}\.(?:jpg|png|webp)$/;

/** Whether our own server has the picture in the widths of the ladder. */
export const isResizable = (address: string): boolean => RESIZABLE.test(address);

/** The same picture in a width; any other address as it is. */
export const pictureAtWidth = (address: string, width: PictureWidth): string =>
  isResizable(address) ? `${address}?w=${width}` : address;
