// Pictures that are uploaded while the form is filled in.
import { useEffect } from 'react';
import { MAX_EVIDENCE_PICTURES } from '~/domain/constants';
import { useLatest } from '~/ui/use-latest';
import { Uploader } from '~/ui/uploader/uploader';
import type { FieldKind, FieldProps, Pictures } from '../../engine/archetypes/form';
import { useUploads } from '../order-pictures/use-uploads';
import styles from './form-kinds.module.css';

function PicturesField({ field, value, onChange }: FieldProps<Pictures>) {
  const uploads = useUploads(value.urls);
  const { urls, isUploading } = uploads;
  const change = useLatest(onChange);
  const joined = urls.join('\n');
  useEffect(() => {
    change.current({ urls: joined === '' ? [] : joined.split('\n'), isUploading });
  }, [joined, isUploading, change]);
  return (
    <div className={styles.pictures}>
      <Uploader
        label={field.label}
        items={uploads.items}
        max={MAX_EVIDENCE_PICTURES}
        onPick={uploads.pick}
        choose={uploads.choose}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
    </div>
  );
}

export const picturesKind: FieldKind<Pictures> = {
  empty: { urls: [], isUploading: false },
  textOf: ({ urls }) => urls.join(),
  paramsOf: ({ urls }, name) => ({ [name]: [...urls] }),
  waitsFor: ({ isUploading }) => (isUploading ? '图片上传中，请稍候' : ''),
  Field: PicturesField,
};
