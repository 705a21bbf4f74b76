// Uploads under way: progress, what the server changed, failures with another try.
import { Button, IconButton } from '../ui/button';
import { bytesWords } from './files';
import styles from './media.module.css';
import type { UploadState } from './use-uploads';

interface UploadListProps {
  uploads: readonly UploadState[];
  onRetry: (upload: UploadState) => void;
  onDismiss: (id: number) => void;
}

function Upload({ upload, onRetry, onDismiss }: { upload: UploadState } & Omit<UploadListProps, 'uploads'>) {
  const { id, file, progress, failure, isHopeless, row } = upload;
  const isDone = row !== null || failure !== null;
  return (
    <li data-failed={failure === null ? undefined : true}>
      <span className={styles['file']}>{file.name}</span>
      <span>{bytesWords(file.size)}</span>
      {isDone ? (
        <output>{failure ?? row?.note ?? '已上传'}</output>
      ) : (
        <progress value={progress} max={1} aria-label={`${file.name}：上传进度`} />
      )}
      {failure !== null && !isHopeless ? (
        <Button isCompact onClick={() => onRetry(upload)}>
          重试
        </Button>
      ) : null}
      {isDone ? <IconButton size={24} icon="close" label="知道了" onClick={() => onDismiss(id)} /> : null}
    </li>
  );
}

export const UploadList = ({ uploads, ...rest }: UploadListProps) =>
  uploads.length === 0 ? null : (
    <ul className={styles['uploads']} aria-label="上传">
      {uploads.map((upload) => (
        <Upload key={upload.id} upload={upload} {...rest} />
      ))}
    </ul>
  );
