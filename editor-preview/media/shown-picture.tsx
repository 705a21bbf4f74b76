// A picture in a box of the studio; where it cannot be loaded, an icon that says so instead of the browser's own.
import { useState } from 'react';
import type { Size } from './picture-advice';
import { afterClick } from '../ui/after-click';
import { Icon } from '../ui/icon';

const FAILED = '图片没有加载到';

interface ShownPictureProps {
  src: string;
  /** Its own size in px, once it has arrived. */
  onSize?: (size: Size) => void;
}

export function ShownPicture({ src, onSize }: ShownPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <span title={FAILED}>
        <Icon name="picture" />
        <span className="st-visually-hidden">{FAILED}</span>
      </span>
    );
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      // Taken away between the press and the release of the pointer, the picture would take the click with it.
      onError={() => afterClick(() => setFailed(src))}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
    />
  );
}
