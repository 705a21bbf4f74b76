// A film: an address, or one of the library's.
import { useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { MediaRow } from '~/domain/studio/api-library';
import type { ControlProps } from '../form/control';
import { LazyPictureDialog } from '../media/lazy-picture-dialog';
import { useMediaOf } from '../media/media-api';
import { mallAddress } from '../services/mall-address';
import { Button } from '../ui/button';
import styles from './picture-control.module.css';

/** An outside film is refused by phones without https. */
const isWrong = (url: string): boolean =>
  url !== '' && (mallAddress(url) === '' || /^http:/i.test(url) || url.startsWith('data:'));

/** The address: written wherever it is one that phones take. */
function Address({ value, id, describedBy, isInvalid, isReadOnly, write }: ControlProps) {
  const stored = textOf(value);
  const [own, setOwn] = useState<string | null>(null);
  const text = own ?? stored;
  const problem = isWrong(text.trim()) ? '视频地址要以 https:// 开头' : '';
  return (
    <>
      <input
        id={id}
        value={text}
        placeholder="https://…"
        readOnly={isReadOnly}
        maxLength={500}
        aria-invalid={problem !== '' || isInvalid || undefined}
        aria-describedby={describedBy}
        onFocus={() => setOwn(stored)}
        onChange={({ target }) => {
          setOwn(target.value);
          if (!isWrong(target.value.trim())) write(target.value.trim(), { isTyping: true });
        }}
        onBlur={() => setOwn(null)}
      />
      {problem === '' ? null : <p className={styles['problem']}>{problem}</p>}
    </>
  );
}

export function VideoControl(control: ControlProps) {
  const { field, value, isReadOnly, write } = control;
  const stored = textOf(value);
  const [isOpen, setIsOpen] = useState(false);
  const { data: row = null } = useMediaOf(stored);
  const choose = ([chosen]: readonly MediaRow[]) => {
    setIsOpen(false);
    if (chosen !== undefined) write(chosen.url, { words: chosen.name });
  };
  return (
    <div className={styles['video']}>
      {stored === '' || isWrong(stored) ? null : (
        <video key={stored} src={mallAddress(stored)} controls preload="none" muted />
      )}
      <Address {...control} />
      {isReadOnly ? null : (
        <Button isCompact aria-label={`从素材选择${field.title}`} onClick={() => setIsOpen(true)}>
          从素材选择
        </Button>
      )}
      {isOpen ? (
        <LazyPictureDialog
          kind="video"
          max={1}
          ratio={null}
          current={row}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
