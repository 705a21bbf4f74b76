// Uploads: each file is uploaded at once, with its progress, and may be retried or removed.
import { useEffect, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { uploadablePicture } from './apple-photo';
import type { UploadItem } from './uploader';

export interface UploadsOptions {
  /** Uploads a picture and resolves to its address; rejects after the failure has been shown. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>;
  /** Shows why a chosen file is rejected. */
  say: (text: string) => void;
  /** Chooses up to a number of files instead of the browser; null leaves it to the browser. */
  choose?: (count: number) => Promise<File[] | null>;
  /** Addresses of initial pictures. */
  initial?: readonly string[];
  /** Called on every change. */
  onItems?: (items: readonly UploadItem[]) => void;
}

export interface Uploads {
  items: readonly UploadItem[];
  /** Addresses of uploaded pictures. */
  urls: readonly string[];
  isUploading: boolean;
  pick: (files: File[]) => void;
  choose: UploadsOptions['choose'];
  remove: (id: string) => void;
  retry: (id: string) => void;
}

let lastId = 0;
const nextId = (): string => {
  lastId += 1;
  return `upload-${lastId}`;
};

const arrived = (url: string): UploadItem => ({ id: nextId(), url, state: 'done' });

/** The rendered list, also read by handlers between two renders. */
function useItems({ initial = [], onItems }: UploadsOptions) {
  const [items, setItems] = useState<readonly UploadItem[]>(() => initial.map(arrived));
  const current = useRef(items);
  const change = (next: (before: readonly UploadItem[]) => readonly UploadItem[]) => {
    current.current = next(current.current);
    setItems(current.current);
    onItems?.(current.current);
  };
  return { items, change };
}

/** Object URLs of chosen files, until the screen is left. */
function usePreviews(): (file: File) => string {
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return (file) => {
    const url = URL.createObjectURL(file);
    previews.current.add(url);
    return url;
  };
}

interface Sending extends Pick<UploadsOptions, 'upload' | 'say'> {
  alter: (part: Partial<UploadItem>) => void;
  remove: () => void;
}

async function sendFile(file: File, { upload, say, alter, remove }: Sending): Promise<void> {
  alter({ state: 'uploading', progress: 0 });
  const picture = await uploadablePicture(file).catch((error: Error) => error);
  if (picture instanceof Error) {
    // Another try would end in the same way.
    remove();
    say(picture.message);
    return;
  }
  try {
    alter({ state: 'done', url: await upload(picture, (progress) => alter({ progress })) });
  } catch {
    alter({ state: 'failed' });
  }
}

export function useUploads(options: UploadsOptions): Uploads {
  const { upload, say } = options;
  const { items, change } = useItems(options);
  const files = useRef(new Map<string, File>());
  const preview = usePreviews();
  const alter = (id: string, part: Partial<UploadItem>) =>
    change((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const remove = (id: string) => {
    files.current.delete(id);
    change((before) => before.filter((item) => item.id !== id));
  };
  const send = async (id: string) => {
    const file = files.current.get(id);
    if (file === undefined) return;
    await sendFile(file, { upload, say, alter: (part) => alter(id, part), remove: () => remove(id) });
  };
  const pick = (picked: File[]) => {
    const fitting = picked.filter(({ size }) => size <= MAX_UPLOAD_BYTES);
    if (fitting.length < picked.length) say(`图片不能超过${MAX_UPLOAD_BYTES / 1024 / 1024}MB`);
    const added = fitting.map((file): UploadItem => {
      const [id, url] = [nextId(), preview(file)];
      files.current.set(id, file);
      return { id, url, state: 'uploading', progress: 0 };
    });
    change((before) => [...before, ...added]);
    for (const { id } of added) void send(id);
  };
  return {
    items,
    urls: items.filter(({ state }) => state === 'done').map(({ url }) => url),
    isUploading: items.some(({ state }) => state === 'uploading'),
    pick,
    choose: options.choose,
    remove,
    retry: (id) => void send(id),
  };
}
