// Downloads a picture that the phone has drawn.
import { toast } from '../../state/overlays';

/** Downloads the picture (ERR-15). */
export function savePicture(source: string, name: string): void {
  try {
    const link = document.createElement('a');
    link.href = source;
    link.download = `${name}.png`;
    document.body.append(link);
    link.click();
    link.remove();
  } catch {
    toast('下载失败');
  }
}
