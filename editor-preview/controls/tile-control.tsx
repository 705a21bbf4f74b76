// The badge of goods: the built-in one, or a picture of one's own.
import { createElement } from 'react';
import { textOf } from '~/domain/coercion';
import type { ControlProps } from '../form/control';
import { useFormContext } from '../form/form-context';
import styles from './controls.module.css';

export function TileControl(control: ControlProps) {
  const { field, value, owner, id, isReadOnly, writeOwner } = control;
  const { controlOf } = useFormContext();
  const [own] = field.parts ?? [];
  const isOwn = own === undefined ? textOf(value) !== '' : owner[own.name] === true;
  const choose = (next: boolean) =>
    writeOwner(
      {
        ...(own === undefined ? {} : { [own.name]: next }),
        // The built-in badge is the empty text; one's own picture is chosen next.
        ...(next ? {} : { [field.name]: '' }),
      },
      { words: next ? '自定义' : (field.empty ?? '') },
    );
  const choices = [
    { words: field.empty ?? '内置', is: false },
    { words: '自定义', is: true },
  ];
  return (
    <>
      <div role="radiogroup" aria-labelledby={`${id}label`} className={styles['segments']}>
        {choices.map(({ words, is }) => (
          <label key={words}>
            <input
              type="radio"
              name={`${id}tile`}
              checked={isOwn === is}
              disabled={isReadOnly}
              onChange={() => choose(is)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {isOwn ? createElement(controlOf('picture'), control) : null}
    </>
  );
}
