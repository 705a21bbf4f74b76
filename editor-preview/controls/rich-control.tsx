// A rich text: what is in it, small, and the editor for it.
import { useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import { dialogPart, placePart } from '../ui/lazy-parts';
import styles from './rich-control.module.css';

const RichDialog = dialogPart(
  'rich-dialog',
  () => import('../rich-text/rich-dialog'),
  <span>正在打开…</span>,
);
const RichPreview = placePart(
  'rich-preview',
  () => import('./rich-preview'),
  <div className={styles['preview']} />,
);

export function RichControl(control: ControlProps) {
  const { field, value, id, describedBy, isReadOnly } = control;
  const [isOpen, setIsOpen] = useState(false);
  const html = textOf(value);
  return (
    <div className={styles['rich']}>
      {html.trim() === '' ? <p className={styles['empty']}>还没有内容</p> : <RichPreview html={html} />}
      {isReadOnly ? null : (
        <Button
          id={id}
          isCompact
          aria-haspopup="dialog"
          aria-label={`编辑${field.title}`}
          aria-describedby={describedBy}
          onClick={() => setIsOpen(true)}
        >
          编辑
        </Button>
      )}
      {isOpen ? <RichDialog control={control} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
