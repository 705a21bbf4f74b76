// `/media/copy`: copies a picture of another host into the media library.
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { fetchForeign, ForeignFileError, type ForeignProblem } from '../../http/foreign-file';
import { type Call, type Reply, route, type Route } from '../call';
import { fieldsOf, textOf } from '../fields';
import { prepareMedia } from '../prepare-media';
import { mediaName, storeMedia } from '../store-media';
import { StudioError } from '../studio-error';

const WORDS: Readonly<Record<ForeignProblem, string>> = {
  address: '这不是可以复制的图片地址',
  private: '这个地址在内网，不能复制',
  'unknown-host': '找不到这个网站',
  unreachable: '那个网站没有回应',
  redirects: '那个网站转来转去，没有给出图片',
  refused: '那个网站没有这张图片，或不让取',
  slow: '那个网站太慢，没有取到',
  large: `图片超过 ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`,
};

async function bytesAt(url: string): Promise<Uint8Array> {
  try {
    return await fetchForeign(url, MAX_UPLOAD_BYTES);
  } catch (error) {
    if (error instanceof ForeignFileError)
      throw new StudioError('invalid', { message: WORDS[error.problem] });
    throw error;
  }
}

const fileName = (url: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

async function copy(call: Call): Promise<Reply> {
  const url = textOf(fieldsOf(call.body), 'url', { label: '图片地址', min: 1, max: 2000 });
  const media = await prepareMedia(await bytesAt(url));
  if (media.kind !== 'picture') throw new StudioError('picture');
  return storeMedia(call, media, { name: mediaName(fileName(url)), folder: null, alt: null });
}

export const mediaCopyRoutes: readonly Route[] = [
  route({ method: 'POST', path: '/media/copy', role: 'editor', handle: copy }),
];
