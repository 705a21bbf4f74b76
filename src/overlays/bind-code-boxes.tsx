// The six boxes of the invitation code, one character each, with the focus moving along (INV-01 … INV-03).
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { INVITATION_CODE_LENGTH } from '~/domain/constants';
import { cleanTyped } from '~/domain/typed-text';
import styles from './bind-code.module.css';

interface CodeBoxesProps {
  /** The characters so far, without gaps. */
  value: string;
  onChange: (value: string) => void;
}

const clean = (typed: string): string =>
  cleanTyped('digits', typed)
    .replace(/[^\da-z]/gi, '')
    .toUpperCase();

/** What typing, keys and pasting do at a box. */
function useEntry({ value, onChange }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => boxes.current[0]?.focus(), []);
  const focus = (place: number) =>
    boxes.current[Math.max(0, Math.min(place, INVITATION_CODE_LENGTH - 1))]?.focus();
  const type = (place: number, typed: string) => {
    // A full box gets the old and the new character: the new one replaces it.
    const old = value[place] ?? '';
    const characters = clean(typed.length > 1 && typed.startsWith(old) ? typed.slice(old.length) : typed);
    if (characters === '') return;
    const start = Math.min(place, value.length);
    const next = value.slice(0, start) + characters + value.slice(start + characters.length);
    onChange(next.slice(0, INVITATION_CODE_LENGTH));
    focus(start + characters.length);
  };
  const remove = (place: number) => {
    const isFilled = value[place] !== undefined;
    const gone = isFilled ? place : place - 1;
    onChange(value.slice(0, Math.max(0, gone)) + value.slice(gone + 1));
    if (!isFilled) focus(place - 1);
  };
  const press = (event: KeyboardEvent, place: number) => {
    const steps: Readonly<Record<string, () => void>> = {
      Backspace: () => remove(place),
      ArrowLeft: () => focus(place - 1),
      ArrowRight: () => focus(place + 1),
    };
    const act = steps[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = clean(event.clipboardData.getData('text')).slice(0, INVITATION_CODE_LENGTH);
    onChange(pasted);
    focus(pasted.length);
  };
  return { boxes, type, press, paste };
}

export function CodeBoxes(props: CodeBoxesProps) {
  const { value } = props;
  const { boxes, type, press, paste } = useEntry(props);
  return (
    <fieldset className={styles.boxes} aria-label="邀请码">
      {Array.from({ length: INVITATION_CODE_LENGTH }, (_, place) => (
        <input
          key={place}
          ref={(box) => {
            boxes.current[place] = box;
          }}
          className={styles.box}
          value={value[place] ?? ''}
          aria-label={`邀请码第${place + 1}位`}
          autoCapitalize="characters"
          autoComplete="off"
          inputMode="text"
          onChange={({ target }) => type(place, target.value)}
          onKeyDown={(event) => press(event, place)}
          onPaste={paste}
          onFocus={({ target }) => target.select()}
        />
      ))}
    </fieldset>
  );
}
