// Choosing a picture or film: the library with uploads, cropping, and replacing everywhere.
import { useState } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { FileKind } from './files';
import { LazyCropView } from './lazy-crop-view';
import { MediaDetails } from './media-details';
import { MediaLibrary } from './media-library';
import styles from './media.module.css';
import { ReplaceView } from './replace-view';

export interface PictureDialogProps {
  kind: FileKind;
  /** Most that may be chosen. */
  max: number;
  /** Width ÷ height of the place; null for any. */
  ratio: number | null;
  /** What stands in the field now and is in the library. */
  current: MediaRow | null;
  onChoose: (rows: readonly MediaRow[]) => void;
  /** Puts another picture in every place of the current one; without it only this place is changed. */
  onReplaceAll?: (by: MediaRow) => Promise<void>;
  onClose: () => void;
}

type View = 'library' | 'crop' | 'replace';

const THING: Readonly<Record<FileKind, string>> = { picture: '图片', video: '视频' };

interface LibraryViewProps extends PictureDialogProps {
  chosen: readonly MediaRow[];
  onChosen: (rows: readonly MediaRow[]) => void;
  onCrop: () => void;
}

function LibraryView({ kind, max, chosen, onChosen, onCrop }: LibraryViewProps) {
  const last = chosen.at(-1);
  const pick = (row: MediaRow) => {
    const others = chosen.filter(({ id }) => id !== row.id);
    if (others.length < chosen.length) onChosen(others);
    else onChosen(max === 1 ? [row] : [...chosen, row].slice(0, max));
  };
  return (
    <div className={styles['choosing']}>
      <MediaLibrary
        kind={kind}
        isReadOnly={false}
        chosen={chosen}
        onPick={pick}
        onUploaded={(rows) => {
          const fresh = rows.filter(({ id }) => !chosen.some((one) => one.id === id));
          onChosen(max === 1 ? rows.slice(-1) : [...chosen, ...fresh].slice(0, max));
        }}
      />
      {last === undefined ? null : (
        <MediaDetails
          row={last}
          isReadOnly={false}
          onChanged={(row) => onChosen(chosen.map((one) => (one.id === row.id ? row : one)))}
          actions={kind === 'picture' ? <Button onClick={onCrop}>裁剪…</Button> : null}
        />
      )}
    </div>
  );
}

/** What is chosen: at first what stands in the field, which may come to be known after the dialog is open. */
function useChosen(current: MediaRow | null): [readonly MediaRow[], (rows: readonly MediaRow[]) => void] {
  const [picked, setPicked] = useState<readonly MediaRow[] | null>(null);
  return [picked ?? (current === null ? [] : [current]), setPicked];
}

interface ActionsProps {
  dialog: PictureDialogProps;
  chosen: readonly MediaRow[];
  setView: (view: View) => void;
}

function Actions({ dialog, chosen, setView }: ActionsProps) {
  const { max, current, onChoose, onReplaceAll, onClose } = dialog;
  const last = chosen.at(-1);
  const isShared = current !== null && current.uses > 1 && onReplaceAll !== undefined;
  const use = () => {
    if (isShared && last !== undefined && last.id !== current.id) setView('replace');
    else onChoose(chosen);
  };
  return (
    <>
      {max > 1 ? <span className={styles['count']}>已选 {chosen.length}</span> : null}
      <Button onClick={onClose}>取消</Button>
      <Button look="primary" disabled={chosen.length === 0} onClick={use}>
        {max > 1 ? `使用这 ${chosen.length} 张` : '使用'}
      </Button>
    </>
  );
}

export default function PictureDialog(props: PictureDialogProps) {
  const { kind, ratio, current, onChoose, onReplaceAll, onClose } = props;
  const [view, setView] = useState<View>('library');
  const [chosen, setChosen] = useChosen(current);
  const last = chosen.at(-1);
  return (
    <Dialog
      title={view === 'crop' ? '裁剪' : view === 'replace' ? '替换' : `选择${THING[kind]}`}
      width={960}
      height={640}
      onClose={onClose}
      actions={view === 'library' ? <Actions dialog={props} {...{ chosen, setView }} /> : undefined}
    >
      {view === 'crop' && last !== undefined ? (
        <LazyCropView
          row={last}
          ratio={ratio}
          onDone={(row) => {
            setChosen([...chosen.slice(0, -1), row]);
            setView('library');
          }}
          onCancel={() => setView('library')}
        />
      ) : view === 'replace' && last !== undefined && current !== null && onReplaceAll !== undefined ? (
        <ReplaceView
          from={current}
          to={last}
          onHere={() => onChoose([last])}
          onEverywhere={() => onReplaceAll(last)}
          onCancel={() => setView('library')}
        />
      ) : (
        <LibraryView {...props} chosen={chosen} onChosen={setChosen} onCrop={() => setView('crop')} />
      )}
    </Dialog>
  );
}
