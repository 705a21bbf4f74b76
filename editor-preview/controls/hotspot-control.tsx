// Areas of a picture that open a link: how many there are, and the editor for them.
import { useState } from 'react';
import { isArray } from '~/domain/record';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import { dialogPart } from '../ui/lazy-parts';
import styles from './controls.module.css';

const HotspotDialog = dialogPart('hotspot-dialog', () => import('./hotspot-dialog'), <span>正在打开…</span>);

export function HotspotControl(control: ControlProps) {
  const { field, value, id } = control;
  const [isOpen, setIsOpen] = useState(false);
  const count = isArray(value) ? value.length : Number(value !== null && value !== undefined);
  return (
    <span className={styles['opener']}>
      <span>{count === 0 ? (field.rows?.empty ?? '没有热区') : `${count} 个热区`}</span>
      <Button isCompact aria-describedby={`${id}label`} onClick={() => setIsOpen(true)}>
        编辑热区
      </Button>
      {isOpen ? <HotspotDialog control={control} onClose={() => setIsOpen(false)} /> : null}
    </span>
  );
}
