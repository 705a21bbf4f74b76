// The library: folders, search, sorting, unused ones, and uploading by button, drop and paste.
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { Colours } from './colours';
import { ACCEPT, type FileKind, filesOf } from './files';
import { Folders } from './folders';
import { type MediaFilter, useMedia, useFolders } from './media-api';
import { MediaGrid } from './media-grid';
import styles from './media.module.css';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';
import { remember, remembered } from '../services/remembered';
import { canRetry } from '../services/retry';

interface MediaLibraryProps {
  kind: FileKind;
  isReadOnly: boolean;
  /** Marked in the grid. */
  chosen: readonly MediaRow[];
  onPick: (row: MediaRow) => void;
  onUploaded: (rows: readonly MediaRow[]) => void;
  /** At the right of the tools. */
  children?: ReactNode;
}

const SORTS: readonly { id: MediaFilter['sort']; words: string }[] = [
  { id: 'new', words: '最新' },
  { id: 'name', words: '按名称' },
  { id: 'size', words: '按大小' },
];

interface ToolsProps {
  filter: MediaFilter;
  onChange: (filter: MediaFilter) => void;
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

interface UploadProps {
  kind: FileKind;
  onFiles: (files: readonly File[]) => void;
}

function Upload({ kind, onFiles }: UploadProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()}>
        上传
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT[kind]}
        aria-label="选择文件"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

function Tools({ filter, onChange, onFiles, children }: ToolsProps) {
  return (
    <div className={styles['tools']}>
      <input
        type="search"
        data-first-focus
        aria-label="搜索素材"
        placeholder="按名称搜索"
        value={filter.q}
        onChange={({ target }) => onChange({ ...filter, q: target.value })}
      />
      <select
        aria-label="排序"
        value={filter.sort}
        onChange={({ target }) =>
          onChange({ ...filter, sort: SORTS.find(({ id }) => id === target.value)?.id ?? 'new' })
        }
      >
        {SORTS.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={filter.isUnused}
          onChange={({ target }) => onChange({ ...filter, isUnused: target.checked })}
        />
        未使用
      </label>
      {onFiles === null ? null : <Upload kind={filter.kind} onFiles={onFiles} />}
      {children}
    </div>
  );
}

function Results({
  filter,
  chosen,
  onPick,
  canUpload,
}: Pick<MediaLibraryProps, 'chosen' | 'onPick'> & {
  filter: MediaFilter;
  canUpload: boolean;
}) {
  const q = useDeferredValue(filter.q).trim();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useMedia({ ...filter, q });
  if (error !== null)
    return (
      <div className={styles['state']} role="alert">
        <p>{wordsOf(error)}</p>
        {canRetry(error) ? <Button onClick={() => void refetch()}>重试</Button> : null}
      </div>
    );
  if (data === undefined) return <p className={styles['state']}>正在加载…</p>;
  const rows = data.pages.flatMap(({ items }) => items);
  const isFiltered =
    q !== '' || filter.isUnused || filter.colour !== undefined || filter.folder !== undefined;
  if (rows.length === 0)
    return (
      <div className={styles['state']}>
        <p>{isFiltered || !canUpload ? '没有找到' : '把图片拖到这里，或点“上传”选择文件'}</p>
      </div>
    );
  return (
    <div className={styles['results']} aria-busy={isFetching}>
      <MediaGrid rows={rows} chosen={chosen} onPick={onPick} />
      {hasNextPage ? (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          加载更多
        </Button>
      ) : null}
    </div>
  );
}

const NO_FILTER = { q: '', isUnused: false, sort: 'new' } as const;

const folderOf = (folder: string | undefined): number | null =>
  folder === undefined || folder === 'none' ? null : Number(folder);

const folderName = (kind: MediaFilter['kind']): string => `studio-folder ${kind}`;

/** Where one was last on this computer. */
const lastFolder = (kind: MediaFilter['kind']): string | undefined =>
  remembered(folderName(kind)) || undefined;

/** What of the library is shown: at first the folder of last time, which may be gone. */
function useFilter(kind: FileKind): [MediaFilter, (filter: MediaFilter) => void] {
  const [asked, setFilter] = useState<MediaFilter>(() => ({ ...NO_FILTER, kind, folder: lastFolder(kind) }));
  const { data: folders } = useFolders();
  const isGone = folders?.every(({ id }) => String(id) !== asked.folder) === true && asked.folder !== 'none';
  return [isGone ? { ...asked, folder: undefined } : asked, setFilter];
}

/** Files are dropped and pasted on what has these handlers. */
function useDropped(isReadOnly: boolean, add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    place: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(!isReadOnly);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        if (!isReadOnly) add(filesOf(event.dataTransfer));
      },
      onPaste: ({ clipboardData }: ClipboardEvent) => {
        const files = filesOf(clipboardData);
        if (files.length > 0 && !isReadOnly) add(files);
      },
    },
  };
}

export function MediaLibrary({ kind, isReadOnly, chosen, onPick, onUploaded, children }: MediaLibraryProps) {
  const [filter, setFilter] = useFilter(kind);
  const { uploads, add, retry, dismiss } = useUploads({
    kind,
    folder: folderOf(filter.folder),
    onDone: onUploaded,
  });
  const { isOver, place } = useDropped(isReadOnly, add);
  return (
    // Files are dropped and pasted anywhere in it; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles['library']} aria-label="素材库" data-over={isOver || undefined} {...place}>
      <Folders
        folder={filter.folder}
        isReadOnly={isReadOnly}
        onChoose={(folder) => {
          remember(folderName(kind), folder ?? '');
          setFilter({ ...filter, folder });
        }}
      />
      <div className={styles['main']}>
        <Tools filter={filter} onChange={setFilter} onFiles={isReadOnly ? null : add}>
          {children}
        </Tools>
        {kind === 'picture' ? (
          <Colours colour={filter.colour} onChoose={(colour) => setFilter({ ...filter, colour })} />
        ) : null}
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        <Results filter={filter} chosen={chosen} onPick={onPick} canUpload={!isReadOnly} />
      </div>
    </section>
  );
}
