// A rich text: what is in it, small, and the editor for it.
import { lazy, Suspense, useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import styles from './rich-control.module.css';

const RichDialog = lazy(() => import('../rich-text/rich-dialog'));
const RichPreview = lazy(() => import('../rich-text/rich-preview'));

export function RichControl(control: ControlProps) {
  const { field, value, id, describedBy, isReadOnly } = control;
  const [isOpen, setIsOpen] = useState(false);
  const html = textOf(value);
  return (
    <div className={styles['rich']}>
      {html.trim() === '' ? (
        <p className={styles['empty']}>还没有内容</p>
      ) : (
        <Suspense fallback={<div className={styles['preview']} />}>
          <RichPreview html={html} />
        </Suspense>
      )}
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
      {isOpen ? (
        <Suspense fallback={<span>正在打开…</span>}>
          <RichDialog control={control} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
