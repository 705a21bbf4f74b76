// Uploading a file with its progress, which fetch does not tell.
import type { MediaRow } from '~/domain/studio/api-library';
import { apiAddress } from './addresses';
import { failureOf, headersOf, StudioError } from './api';

interface Upload {
  file: File;
  /** Null: no folder. */
  folder: number | null;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const OFFLINE = () => new StudioError('offline', '没有连上服务器，请检查网络');

/** POST `/media`. @throws StudioError */
export function uploadMedia({ file, folder, onProgress, signal }: Upload): Promise<MediaRow> {
  const body = new FormData();
  body.set('file', file);
  if (folder !== null) body.set('folder', String(folder));
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', apiAddress('media'));
    for (const [name, value] of Object.entries(headersOf({ method: 'POST', body })))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as MediaRow);
      else void failureOf(new Response(responseText, { status })).then(reject);
    });
    request.addEventListener('error', () => reject(OFFLINE()));
    request.addEventListener('abort', () => reject(OFFLINE()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
