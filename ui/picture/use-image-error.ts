// Detects that an image does not load, also one that failed before hydration.
import { useState } from 'react';
import { useRetryOnline } from '../retry-online';

/** Calls `fail` for an image in server HTML that has already failed. SVGs may have no width, so decoding decides. */
export function detectEarlyImageError(image: HTMLImageElement | null, fail: () => void): void {
  if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(fail);
}

/** Whether the picture of this address failed, and the props of the `img` that detect it. */
export function useImageError(source: string) {
  const [failed, setFailed] = useState('');
  useRetryOnline(failed !== '', () => setFailed(''));
  const fail = () => setFailed(source);
  return {
    isMissing: source === '' || source === failed,
    watch: { onError: fail, ref: (image: HTMLImageElement | null) => detectEarlyImageError(image, fail) },
  };
}
