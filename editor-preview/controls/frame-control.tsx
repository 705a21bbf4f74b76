// Fields that belong together: properties of an object, or neighbours that one control owns.
import { isRecord } from '~/domain/record';
import { parentOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import styles from './controls.module.css';

export function FrameControl({ field, at, value, owner, scopes }: ControlProps) {
  const object = isRecord(value) ? value : {};
  return (
    <div className={styles['frame']}>
      {field.parts === undefined ? null : (
        <Fields fields={field.parts} ownerAt={parentOf(at)} owner={owner} scopes={scopes} />
      )}
      {field.fields === undefined ? null : (
        <Fields fields={field.fields} ownerAt={at} owner={object} scopes={[...scopes, object]} />
      )}
    </div>
  );
}
