// Downloads a picture: one that the phone has drawn, or one of an address.
import { toast } from '../../state/overlays';

/** Phones that guard their album refuse a download by this name. */
const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');

/** The kind that an address names; what the phone has drawn is a PNG. */
const kindOf = (source: string): string => /^[^?#]*\.(gif|jpe?g|webp)(?:[?#]|$)/i.exec(source)?.[1] ?? 'png';

/** Downloads the picture (ERR-15, ERR-17). */
export function savePicture(source: string, name: string): void {
  try {
    const link = document.createElement('a');
    link.href = source;
    link.download = `${name}.${kindOf(source)}`;
    // Browsers open pictures of other hosts instead of downloading them: not in the place of the mall.
    if (link.host !== '' && link.host !== window.location.host) link.target = '_blank';
    document.body.append(link);
    link.click();
    link.remove();
  } catch (error) {
    toast(isRefused(error) ? '请先授权保存到相册权限' : '下载失败');
  }
}
