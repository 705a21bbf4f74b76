// One picture or film: its name, alternative text, folder and uses.
import { type ReactNode, useId, useState } from 'react';
import type { MediaPatch, MediaRow } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { mallAddress, thumbAddress } from '../services/mall-address';
import { AltField } from './alt-field';
import { bytesWords } from './files';
import { useFolders, usePatchMedia } from './media-api';
import { MediaUses } from './media-uses';
import { isInputMethodKey } from '../ui/input-method';
import styles from './media.module.css';
import { LimitedInput } from '../ui/limited-input';

interface MediaDetailsProps {
  row: MediaRow;
  isReadOnly: boolean;
  /** As it is after a change. */
  onChanged: (row: MediaRow) => void;
  /** Buttons below. */
  actions?: ReactNode;
}

interface NameProps {
  row: MediaRow;
  isReadOnly: boolean;
  onName: (name: string) => void;
}

function Name({ row, isReadOnly, onName }: NameProps) {
  const id = useId();
  const [name, setName] = useState(row.name);
  const commit = () => {
    const next = name.trim();
    if (next === '') setName(row.name);
    else if (next !== row.name) onName(next);
  };
  return (
    <label htmlFor={id}>
      名称
      <LimitedInput
        id={id}
        value={name}
        maxLength={60}
        readOnly={isReadOnly}
        onText={setName}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isInputMethodKey(event)) commit();
        }}
      />
    </label>
  );
}

interface FolderProps {
  row: MediaRow;
  isReadOnly: boolean;
  onFolder: (folder: number | null) => void;
}

function Folder({ row, isReadOnly, onFolder }: FolderProps) {
  const { data: folders = [] } = useFolders();
  return (
    <label>
      文件夹
      <select
        value={row.folder ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => onFolder(target.value === '' ? null : Number(target.value))}
      >
        <option value="">未归类</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const Large = ({ row: { kind, url, alt } }: { row: MediaRow }) => (
  <div className={styles['large']}>
    {kind === 'picture' ? (
      <img src={thumbAddress(url, 480)} alt={alt ?? ''} />
    ) : (
      <video src={mallAddress(url)} controls preload="metadata" muted />
    )}
  </div>
);

export function MediaDetails({ row, isReadOnly, onChanged, actions }: MediaDetailsProps) {
  const patch = usePatchMedia();
  const change = (fields: MediaPatch) => patch.mutate({ id: row.id, ...fields }, { onSuccess: onChanged });
  const { kind, width, height, bytes, note } = row;
  return (
    <section className={styles['details']} aria-label="素材详情">
      <Large row={row} />
      <p>
        {width > 0 ? `${width}×${height} · ` : ''}
        {bytesWords(bytes)}
      </p>
      {note === undefined ? null : <p className={styles['hint']}>{note}</p>}
      <Name
        key={`${row.id} ${row.name}`}
        row={row}
        isReadOnly={isReadOnly}
        onName={(name) => change({ name })}
      />
      {kind === 'picture' ? (
        <AltField
          key={`${row.id} ${row.alt ?? '-'}`}
          alt={row.alt}
          isReadOnly={isReadOnly}
          placeholder="图里有什么，给看不见的顾客听"
          onChange={(alt) => change({ alt })}
        />
      ) : null}
      <Folder row={row} isReadOnly={isReadOnly} onFolder={(folder) => change({ folder })} />
      {patch.error === null ? null : (
        <p role="alert" className={styles['problem']}>
          {wordsOf(patch.error)}
        </p>
      )}
      <MediaUses row={row} />
      {actions}
    </section>
  );
}
