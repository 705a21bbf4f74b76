// Uploads of one dialog: several at once, each with its progress, its failure and another try.
import { useEffect, useRef, useState } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { isApplePhoto, uploadablePicture } from '~/ui/uploader/apple-photo';
import { wordsOf } from '../services/api';
import { uploadMedia } from '../services/upload';
import { type FileKind, fileProblem } from './files';
import { useRefreshMedia } from './media-api';

export interface UploadState {
  id: number;
  file: File;
  /** From 0 to 1. */
  progress: number;
  /** Words why it failed. */
  failure: string | null;
  /** A file that the server cannot take is not tried again. */
  isHopeless: boolean;
  row: MediaRow | null;
}

interface Options {
  kind: FileKind;
  folder: number | null;
  /** All of one choice, in its order, once each of them is there or has failed. */
  onDone: (rows: readonly MediaRow[]) => void;
}

/** Requests at a time. */
const AT_ONCE = 3;

/** As the server takes it, or words why it cannot. */
async function readyFile(file: File, kind: FileKind): Promise<Pick<UploadState, 'file' | 'failure'>> {
  if (kind !== 'picture') return { file, failure: null };
  try {
    const picture = await uploadablePicture(file);
    return { file: picture, failure: fileProblem(picture, kind) };
  } catch (error) {
    return { file, failure: error instanceof Error ? error.message : '' };
  }
}

/** Aborted once the dialog is left. */
function useLeaving() {
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return leaving;
}

interface Sending {
  folder: number | null;
  signal: AbortSignal;
  set: (id: number, change: Partial<UploadState>) => void;
}

/** @returns null where it failed, which its state says. */
async function send({ id, file }: UploadState, { folder, signal, set }: Sending): Promise<MediaRow | null> {
  set(id, { failure: null, progress: 0 });
  try {
    const row = await uploadMedia({
      file,
      folder,
      signal,
      onProgress: (progress) => set(id, { progress }),
    });
    set(id, { row, progress: 1 });
    return row;
  } catch (error) {
    set(id, { failure: wordsOf(error) });
    return null;
  }
}

export function useUploads({ kind, folder, onDone }: Options) {
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const refresh = useRefreshMedia();
  const nextId = useRef(1);
  const leaving = useLeaving();
  const set = (id: number, change: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const sendAll = async (queue: readonly UploadState[]) => {
    const rows = new Map<number, MediaRow>();
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const left = queue.filter(({ isHopeless }) => !isHopeless);
    const work = async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const { file, failure } = await readyFile(one.file, kind);
        set(one.id, { file, failure, isHopeless: failure !== null });
        const row = failure === null ? await send({ ...one, file }, { folder, signal, set }) : null;
        if (row !== null) rows.set(one.id, row);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    refresh();
    if (leaving.current?.signal.aborted !== true) onDone(queue.flatMap(({ id }) => rows.get(id) ?? []));
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): UploadState => {
      const isConverted = kind === 'picture' && isApplePhoto(file);
      const failure = isConverted ? null : fileProblem(file, kind);
      nextId.current += 1;
      return { id: nextId.current, file, progress: 0, failure, isHopeless: failure !== null, row: null };
    });
    setUploads((all) => [...all, ...added]);
    if (added.length > 0) void sendAll(added);
  };
  const retry = (upload: UploadState) => void sendAll([upload]);
  const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));
  return { uploads, add, retry, dismiss };
}
