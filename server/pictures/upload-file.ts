// Files of uploads: under random names that tell their measures.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDate } from '~/domain/time';

interface UploadFile {
  bytes: Uint8Array;
  width: number;
  height: number;
  extension: string;
  now: Date;
}

/** @returns the file's path below `uploads/`; pages reserve room by the measures in it (domain/picture-address.ts). */
export async function writeUpload(
  dataFolder: string,
  { bytes, width, height, extension, now }: UploadFile,
): Promise<string> {
  const day = formatDate(now.getTime()).replaceAll('-', '');
  const key = `${day}/${randomBytes(16).toString('hex')}-${width}x${height}.${extension}`;
  await mkdir(join(dataFolder, 'uploads', day), { recursive: true });
  await writeFile(join(dataFolder, 'uploads', key), bytes, { flag: 'wx' });
  return key;
}
