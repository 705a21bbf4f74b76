// The picture chooser: tiles with preview, progress, failure and removal, and the tile that adds.
import { useRef } from 'react';
import { Icon } from '../icon/icon';
import { Picture } from '../picture/picture';
import styles from './uploader.module.css';

export type UploadItem = {
  id: string;
  /** Address of the picture, or an object URL while it is uploading. */
  url: string;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 1 while uploading. */
  progress?: number;
};

type UploaderProps = {
  items: readonly UploadItem[];
  /** Maximum number of pictures. */
  max: number;
  /** Purpose of the pictures, read out: 评价图片. */
  label: string;
  /** Called with the chosen files, within the maximum. */
  onPick: (files: File[]) => void;
  /** Chooses up to a number of files instead of the browser; null leaves it to the browser. */
  choose?: (count: number) => Promise<File[] | null>;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Called on a tap on an uploaded picture. */
  onPreview?: (id: string) => void;
  /** Squares in rows, or the tile of one document in its proportions, with its name. */
  shape?: 'square' | 'document';
};

/** Width ÷ height of the tiles. */
const RATIOS = { square: 1, document: 300 / 190 } as const;

type TileProps = Pick<UploaderProps, 'onRemove' | 'onRetry' | 'onPreview' | 'label' | 'shape'> & {
  item: UploadItem;
  place: number;
};

type VeilProps = Pick<TileProps, 'item' | 'onRetry'> & { name: string };

/** Over a picture that is not there yet. */
function Veil({ item, name, onRetry }: VeilProps) {
  if (item.state === 'uploading')
    return (
      <span className={styles.veil}>
        <progress
          className={styles.progress}
          max={1}
          value={item.progress ?? 0}
          aria-label={`${name}上传进度`}
        />
        上传中
      </span>
    );
  if (item.state !== 'failed') return null;
  return (
    <button type="button" className={styles.veil} onClick={() => onRetry?.(item.id)}>
      <Icon name="refresh" size={36} />
      上传失败
    </button>
  );
}

function Tile({ item, place, label, shape = 'square', onRemove, onRetry, onPreview }: TileProps) {
  const name = `${label}${place}`;
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.preview}
        aria-label={`查看${name}`}
        disabled={onPreview === undefined}
        onClick={() => onPreview?.(item.id)}
      >
        <Picture source={item.url} alt={name} ratio={RATIOS[shape]} />
      </button>
      <Veil {...{ item, name, onRetry }} />
      <button
        type="button"
        className={`${styles.remove} hit-area`}
        aria-label={`删除${name}`}
        onClick={() => onRemove(item.id)}
      >
        <Icon name="close" size={22} />
      </button>
    </li>
  );
}

type AddTileProps = Pick<UploaderProps, 'label' | 'shape' | 'onPick' | 'choose'> & {
  /** How many more pictures fit. */
  room: number;
  /** Pictures so far and at most: 1/6. */
  count: string;
};

/** The tile that adds pictures. */
function AddTile({ label, shape, onPick, choose, room, count }: AddTileProps) {
  const input = useRef<HTMLInputElement>(null);
  const isForBrowser = useRef(false);
  const ask = async (chooser: NonNullable<typeof choose>) => {
    const files = await chooser(room);
    if (files !== null) {
      onPick(files.slice(0, room));
      return;
    }
    isForBrowser.current = true;
    input.current?.click();
    isForBrowser.current = false;
  };
  return (
    <li className={styles.tile}>
      <label className={styles.add}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept="image/*"
          multiple={room > 1}
          aria-label={`添加${label}`}
          onClick={(event) => {
            if (choose === undefined || isForBrowser.current) return;
            event.preventDefault();
            void ask(choose);
          }}
          onChange={({ target }) => {
            onPick([...(target.files ?? [])].slice(0, room));
            // Cleared, so that the same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Icon name="camera" size={48} />
        <span aria-hidden>{shape === 'document' ? label : count}</span>
      </label>
    </li>
  );
}

/** Pictures to upload. It uploads nothing itself; the items contain their progress. */
export function Uploader(props: UploaderProps) {
  const { items, max, label, shape = 'square' } = props;
  const room = max - items.length;
  return (
    <ul className={styles.tiles} data-shape={shape} aria-label={label}>
      {items.map((item, index) => (
        <Tile key={item.id} {...props} item={item} place={index + 1} />
      ))}
      {room > 0 && <AddTile {...props} room={room} count={`${items.length}/${max}`} />}
    </ul>
  );
}
