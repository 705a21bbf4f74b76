// Owns finding out that a picture does not come, also one that failed before React listened.
import { useState } from 'react';
import { useRetryOnline } from '../retry-online';

/** Calls for a picture of the server's HTML that had failed already. Drawings may name no width; decoding tells. */
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
