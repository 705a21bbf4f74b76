// Which files may be uploaded: pictures of at most 10 MB, films of at most 10 MB.

const MOST_BYTES = 10 * 1024 * 1024;
const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'];

export type FileKind = 'picture' | 'video';

/** For `accept` of file inputs. */
export const ACCEPT: Readonly<Record<FileKind, string>> = {
  picture: [...PICTURES, 'image/heic', 'image/heif', '.heic', '.heif'].join(),
  video: 'video/mp4',
};
const TYPES: Readonly<Record<FileKind, readonly string[]>> = { picture: PICTURES, video: ['video/mp4'] };

const TYPE_WORDS: Readonly<Record<FileKind, string>> = {
  picture: '这不是图片，或格式不支持（可用 jpg png gif webp avif svg）',
  video: '只能上传 mp4 视频',
};

/** Why a file cannot be uploaded; null where the server may try. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>, kind: FileKind): string | null {
  if (!TYPES[kind].includes(type)) return TYPE_WORDS[kind];
  return size > MOST_BYTES ? `超过 10 MB（${(size / 1024 / 1024).toFixed(1)} MB）` : null;
}

/** 「412 KB」 */
export const bytesWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Pictures of what was dropped or pasted. */
export const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];
