// A value that can be seen, but is changed elsewhere.
import type { ControlProps } from '../form/control';
import styles from './controls.module.css';

export const DataOnly = ({ value, id }: Pick<ControlProps, 'value' | 'id'>) => (
  <output id={id} className={styles['data']}>
    {typeof value === 'string' ? value : JSON.stringify(value)}
  </output>
);
