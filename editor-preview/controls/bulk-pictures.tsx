// Filling rows by several pictures at once: rows without a picture first, then new ones.
import { useState } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import type { ControlProps } from '../form/control';
import { LazyPictureDialog } from '../media/lazy-picture-dialog';
import { ratioOf, wantedSize } from '../media/picture-advice';
import { Button } from '../ui/button';
import { filledRows, openRows, rowPictureField } from './bulk-rows';

interface BulkPicturesProps {
  control: ControlProps;
  rows: readonly unknown[];
  onRows: (rows: readonly unknown[], words: string) => void;
}

/** Nothing for a list whose rows have no picture of their own. */
export function BulkPictures({ control: { field, scopes }, rows, onRows }: BulkPicturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const picture = rowPictureField(field);
  if (picture === undefined) return null;
  const { max = Number.POSITIVE_INFINITY } = field.rows ?? {};
  const room = max - rows.length + openRows(field, rows).length;
  const choose = (chosen: readonly MediaRow[]) => {
    setIsOpen(false);
    onRows(
      filledRows(
        field,
        rows,
        chosen.map(({ url }) => url),
      ),
      `${chosen.length} 张图片`,
    );
  };
  return (
    <>
      <Button icon="upload" isCompact disabled={room <= 0} onClick={() => setIsOpen(true)}>
        批量上传
      </Button>
      {isOpen ? (
        <LazyPictureDialog
          kind="picture"
          max={room}
          ratio={ratioOf(wantedSize(picture.size, scopes[0]))}
          current={null}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
