// Detects that an image does not load, also one that failed before hydration.
import { useState } from 'react';
import { useRetryOnline } from '../retry-online';

/** Calls `fail` for an image of the server's HTML that had failed already. SVGs may have no width; decoding decides. */
export function detectEarlyImageError(image: HTMLImageElement | null, fail: () => void): void {
  if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(fail);
}

/** Whether there is no picture of this address, and what the `img` of it needs to find out. */
export function useImageError(source: string) {
  const [failed, setFailed] = useState('');
  useRetryOnline(failed !== '', () => setFailed(''));
  const fail = () => setFailed(source);
  return {
    isMissing: source === '' || source === failed,
    watch: { onError: fail, ref: (image: HTMLImageElement | null) => detectEarlyImageError(image, fail) },
  };
}
