// The control of pictures: an uploader, or the two sides of a card one by one.
import { fieldName, isDocument, pictureNames } from '~/domain/diy-form';
import { useHost } from '~/renderer/host';
import { Uploader, type UploadItem } from '~/ui/uploader/uploader';
import { useUploads } from '~/ui/uploader/use-uploads';
import type { ControlProps } from './control-props';
import styles from './view.module.css';

interface SlotProps {
  label: string;
  max: number;
  shape: 'square' | 'document';
  onItems: (items: readonly UploadItem[]) => void;
}

function Slot({ label, max, shape, onItems }: SlotProps) {
  const host = useHost();
  const { items, pick, remove, retry } = useUploads({
    upload: (file, onProgress) => host.upload(file, onProgress),
    say: (text) => host.toast(text),
    onItems,
  });
  return (
    <Uploader
      items={items}
      max={max}
      label={label}
      shape={shape}
      onPick={pick}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

export function Pictures({ field, id, onPictures, described }: ControlProps) {
  const names = pictureNames(field);
  const slots = isDocument(field)
    ? names.map((label) => ({ label, max: 1, shape: 'document' as const }))
    : [{ label: fieldName(field), max: names.length, shape: 'square' as const }];
  return (
    <fieldset
      className={styles.pictures}
      aria-labelledby={`${id}-question`}
      aria-describedby={described['aria-describedby']}
    >
      {slots.map((slot, place) => (
        <Slot key={slot.label} {...slot} onItems={(items) => onPictures(place, items)} />
      ))}
    </fieldset>
  );
}
