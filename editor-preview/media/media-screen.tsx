// The library as a place of its own: pictures and films, where they are used, replacing and deleting.
import { useState } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { useMe } from '../shell/session';
import { wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { FileKind } from './files';
import { LazyCropView } from './lazy-crop-view';
import { LazyPictureDialog } from './lazy-picture-dialog';
import { useDeleteMedia, useReplaceMedia } from './media-api';
import { MediaDetails } from './media-details';
import { MediaLibrary } from './media-library';
import styles from './media.module.css';
import { ReplaceView } from './replace-view';

const KINDS: readonly { id: FileKind; words: string }[] = [
  { id: 'picture', words: '图片' },
  { id: 'video', words: '视频' },
];

type Doing = { act: 'crop' } | { act: 'choose' } | { act: 'replace'; by: MediaRow } | null;

interface ActionsProps {
  row: MediaRow;
  onDo: (doing: Doing) => void;
  onGone: () => void;
}

function Actions({ row, onDo, onGone }: ActionsProps) {
  const remove = useDeleteMedia();
  return (
    <>
      {row.kind === 'picture' ? <Button onClick={() => onDo({ act: 'crop' })}>裁剪…</Button> : null}
      {row.uses > 0 ? <Button onClick={() => onDo({ act: 'choose' })}>替换全部…</Button> : null}
      <Button
        look="danger"
        disabled={remove.isPending || row.uses > 0}
        title={row.uses > 0 ? `用在 ${row.uses} 处，先替换` : undefined}
        onClick={() => remove.mutate(row.id, { onSuccess: onGone })}
      >
        删除
      </Button>
      <p role="alert" className={styles['problem']}>
        {remove.error === null ? '' : wordsOf(remove.error)}
      </p>
    </>
  );
}

interface WorkProps {
  row: MediaRow;
  doing: Doing;
  onDo: (doing: Doing) => void;
  onRow: (row: MediaRow) => void;
}

/** Chooses what takes the place of the row. */
const Choice = ({ row, onDo }: Pick<WorkProps, 'row' | 'onDo'>) => (
  <LazyPictureDialog
    kind={row.kind}
    max={1}
    ratio={row.height > 0 ? row.width / row.height : null}
    current={null}
    onChoose={([by]) => onDo(by === undefined || by.id === row.id ? null : { act: 'replace', by })}
    onClose={() => onDo(null)}
  />
);

function Work({ row, doing, onDo, onRow }: WorkProps) {
  const replace = useReplaceMedia();
  const close = () => onDo(null);
  if (doing === null) return null;
  if (doing.act === 'choose') return <Choice row={row} onDo={onDo} />;
  return (
    <Dialog title={doing.act === 'crop' ? '裁剪' : '替换'} width={960} height={640} onClose={close}>
      {doing.act === 'crop' ? (
        <LazyCropView
          row={row}
          ratio={null}
          onDone={(next) => {
            onRow(next);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <ReplaceView
          from={row}
          to={doing.by}
          onEverywhere={async () => {
            await replace.mutateAsync({ id: row.id, by: doing.by.id });
            onRow(doing.by);
            close();
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

const Head = ({ kind, onKind }: { kind: FileKind; onKind: (kind: FileKind) => void }) => (
  <header className={styles['head']}>
    <h1>素材</h1>
    <span className={styles['kinds']}>
      {KINDS.map(({ id, words }) => (
        <Button key={id} isCompact aria-pressed={kind === id} onClick={() => onKind(id)}>
          {words}
        </Button>
      ))}
    </span>
  </header>
);

export default function MediaScreen() {
  const isReadOnly = !useMe().rights.canEdit;
  const [kind, setKind] = useState<FileKind>('picture');
  const [row, setRow] = useState<MediaRow | null>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const choose = (next: FileKind) => {
    setKind(next);
    setRow(null);
  };
  return (
    <div className={styles['screen']}>
      <Head kind={kind} onKind={choose} />
      <div className={styles['choosing']}>
        <MediaLibrary
          key={kind}
          kind={kind}
          isReadOnly={isReadOnly}
          chosen={row === null ? [] : [row]}
          onPick={setRow}
          onUploaded={(rows) => setRow(rows.at(-1) ?? row)}
        />
        {row === null ? null : (
          <MediaDetails
            row={row}
            isReadOnly={isReadOnly}
            onChanged={setRow}
            actions={isReadOnly ? null : <Actions row={row} onDo={setDoing} onGone={() => setRow(null)} />}
          />
        )}
      </div>
      {row === null ? null : <Work row={row} doing={doing} onDo={setDoing} onRow={setRow} />}
    </div>
  );
}
