// The control of pictures: an uploader, or the two sides of a card one by one.
import { fieldName, isDocument, pictureNames } from '~/domain/diy-form';
import { Uploader, type UploadItem } from '../uploader/uploader';
import { useUploads } from '../uploader/use-uploads';
import type { ControlProps, UploadHost } from './control-props';
import styles from './form-fields.module.css';

interface SlotProps {
  label: string;
  max: number;
  shape: 'square' | 'document';
  /** Addresses of pictures that were chosen before. */
  initial: readonly string[];
  uploads: UploadHost;
  onItems: (items: readonly UploadItem[]) => void;
}

function Slot({ label, max, shape, initial, uploads, onItems }: SlotProps) {
  const { items, pick, choose, remove, retry } = useUploads({ ...uploads, initial, onItems });
  return (
    <Uploader
      items={items}
      max={max}
      label={label}
      shape={shape}
      onPick={pick}
      choose={choose}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

export function Pictures({ field, id, answer, uploads, onPictures, described }: ControlProps) {
  const names = pictureNames(field);
  const urls = typeof answer === 'string' ? [] : answer;
  const slots = isDocument(field)
    ? names.map((label, place) => ({
        label,
        max: 1,
        shape: 'document' as const,
        initial: urls.slice(place, place + 1),
      }))
    : [{ label: fieldName(field), max: names.length, shape: 'square' as const, initial: urls }];
  return (
    <fieldset
      className={styles.pictures}
      aria-labelledby={`${id}-question`}
      aria-describedby={described['aria-describedby']}
    >
      {slots.map((slot, place) => (
        <Slot key={slot.label} {...slot} uploads={uploads} onItems={(items) => onPictures(place, items)} />
      ))}
    </fieldset>
  );
}
