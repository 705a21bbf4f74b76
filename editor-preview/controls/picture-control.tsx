// A picture: dropped, pasted or chosen from the library; with advice for its place and its alternative text.
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { textOf } from '~/domain/coercion';
import { setAlt } from '~/domain/studio/commands/set-alt';
import type { MediaRow } from '~/domain/studio/api-library';
import { useCommand } from '../session/editor-context';
import type { ControlProps } from '../form/control';
import { AltField } from '../media/alt-field';
import { filesOf } from '../media/files';
import { LazyPictureDialog } from '../media/lazy-picture-dialog';
import { useMediaOf } from '../media/media-api';
import { pictureAdvice, ratioOf, type Size, wantedSize } from '../media/picture-advice';
import { UploadList } from '../media/upload-list';
import { useReplaceEverywhere } from '../media/use-replace-everywhere';
import { useUploads } from '../media/use-uploads';
import { thumbAddress } from '../services/mall-address';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ShownPicture } from '../media/shown-picture';
import styles from './picture-control.module.css';

interface FrameProps {
  url: string;
  label: string;
  id: string;
  describedBy: string | undefined;
  isReadOnly: boolean;
  onOpen: () => void;
  onFiles: (files: readonly File[]) => void;
  onSize: (size: Size) => void;
}

/** 72×72: a button that takes drops and pastes as well. */
function Frame({ url, label, id, describedBy, isReadOnly, onOpen, onFiles, onSize }: FrameProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer | null) => {
    const files = filesOf(transfer);
    if (files.length === 0 || isReadOnly) return;
    event.preventDefault();
    onFiles(files.slice(0, 1));
  };
  return (
    <button
      id={id}
      type="button"
      className={styles['frame']}
      data-over={isOver || undefined}
      disabled={isReadOnly}
      aria-label={url === '' ? `选择${label}` : `更换${label}`}
      aria-describedby={describedBy}
      title="点击选择，也可以拖入或粘贴"
      onClick={onOpen}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isReadOnly);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        take(event, event.dataTransfer);
      }}
    >
      {url === '' ? <Icon name="plus" /> : <ShownPicture src={thumbAddress(url, 160)} onSize={onSize} />}
    </button>
  );
}

/** The alternative text of the picture in this block: the library's where nothing is said. */
function BlockAlt({ url, row, isReadOnly }: { url: string; row: MediaRow | null; isReadOnly: boolean }) {
  const run = useCommand();
  const uid = useEditor(({ selection }) => selection[0]);
  const alt = useEditor(({ doc }) => (uid === undefined ? undefined : doc.notes[uid]?.alt?.[url]));
  if (uid === undefined) return null;
  const words =
    row === null || row.alt === null ? '还没有替代文字' : row.alt === '' ? '素材里是装饰图' : row.alt;
  return (
    <details className={styles['alt']}>
      <summary>替代文字</summary>
      <AltField
        key={alt ?? '-'}
        alt={alt ?? null}
        isReadOnly={isReadOnly}
        placeholder={words}
        onChange={(next) => run((context) => setAlt(context, { uid, picture: url, alt: next }))}
      />
    </details>
  );
}

interface ChoiceProps {
  url: string;
  ratio: number | null;
  onPut: (chosen: MediaRow | undefined) => void;
  onClose: () => void;
}

function Choice({ url, ratio, onPut, onClose }: ChoiceProps) {
  const { data: row = null } = useMediaOf(url);
  const replaceAll = useReplaceEverywhere();
  const everywhere = async (from: MediaRow, by: MediaRow) => {
    await replaceAll(from, by);
    onClose();
  };
  return (
    <LazyPictureDialog
      kind="picture"
      max={1}
      ratio={ratio}
      current={row}
      onChoose={([chosen]) => onPut(chosen)}
      onClose={onClose}
      {...(row === null ? {} : { onReplaceAll: (by: MediaRow) => everywhere(row, by) })}
    />
  );
}

/** What the place asks for, what the picture is, and emptying it. */
function Words({ field, scopes, value, isReadOnly, write, now }: ControlProps & { now: Size | null }) {
  const isEmpty = textOf(value) === '';
  const fit = typeof field.size === 'object' ? field.size.fit : undefined;
  return (
    <div className={styles['words']}>
      <p>{pictureAdvice(wantedSize(field.size, scopes[0]), { now: isEmpty ? null : now, fit })}</p>
      {isEmpty && field.empty !== undefined ? <p>留空：{field.empty}</p> : null}
      {isEmpty || isReadOnly ? null : (
        <Button isCompact look="quiet" onClick={() => write('', { words: '清空' })}>
          清空
        </Button>
      )}
    </div>
  );
}

/** Puts what is chosen or uploaded into the field; `onPut` is told of either. */
function usePut({ write }: ControlProps, url: string, onPut: () => void) {
  const put = (chosen: MediaRow | undefined) => {
    onPut();
    if (chosen === undefined || chosen.url === url) return;
    const { width, height } = chosen;
    write(chosen.url, { words: chosen.name, size: { width, height } });
  };
  const sending = useUploads({
    kind: 'picture',
    folder: null,
    onDone: (rows) => put(rows[0]),
  });
  return { put, ...sending };
}

export function PictureControl(control: ControlProps) {
  const { field, value, scopes, id, describedBy, isReadOnly } = control;
  const url = textOf(value);
  const [isOpen, setIsOpen] = useState(false);
  const [natural, setNatural] = useState<{ url: string; size: Size } | null>(null);
  const { data: row = null } = useMediaOf(url);
  // A thumbnail is smaller than the picture: the library knows better.
  const now = row ?? (natural?.url === url ? natural.size : null);
  const { put, uploads, add, retry, dismiss } = usePut(control, url, () => setIsOpen(false));
  return (
    <div className={styles['picture']}>
      <div className={styles['line']}>
        <Frame
          {...{ url, id, describedBy, isReadOnly }}
          label={field.title}
          onOpen={() => setIsOpen(true)}
          onFiles={add}
          onSize={(size) => setNatural({ url, size })}
        />
        <Words {...control} now={now} />
      </div>
      <UploadList
        uploads={uploads.filter(({ row: done }) => done === null)}
        onRetry={retry}
        onDismiss={dismiss}
      />
      {url === '' ? null : <BlockAlt url={url} row={row} isReadOnly={isReadOnly} />}
      {isOpen ? (
        <Choice
          url={url}
          ratio={ratioOf(wantedSize(field.size, scopes[0]))}
          onPut={put}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
