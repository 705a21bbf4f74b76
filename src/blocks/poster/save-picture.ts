// Downloads a picture that the phone has drawn.
import { toast } from '../../state/overlays';

/** Phones that guard their album refuse a download by this name. */
const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');

/** Downloads the picture (ERR-15, ERR-17). */
export function savePicture(source: string, name: string): void {
  try {
    const link = document.createElement('a');
    link.href = source;
    link.download = `${name}.png`;
    document.body.append(link);
    link.click();
    link.remove();
  } catch (error) {
    toast(isRefused(error) ? '请先授权保存到相册权限' : '下载失败');
  }
}
