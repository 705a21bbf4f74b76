// The tray of a picker: what is chosen, in its order; moved by drag and by keys, removed by Delete.
import { type KeyboardEvent, useState } from 'react';
import type { Picked } from '~/domain/studio/api-library';
import { moveWithFocus, rowKeys } from '../ui/moved-row';
import { IconButton } from '../ui/button';
import { movedTo } from './picked-rows';
import styles from './picker-dialog.module.css';
import { Thumb } from './thumb';
import { isInputMethodKey } from '../ui/input-method';

interface TrayProps {
  chosen: readonly Picked[];
  onChange: (chosen: readonly Picked[]) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function focusBeside({ nextElementSibling, previousElementSibling }: Element): void {
  const near = nextElementSibling ?? previousElementSibling;
  if (near instanceof HTMLElement) near.focus();
}

const without = (chosen: readonly Picked[], index: number) => chosen.filter((_one, at) => at !== index);

/** Arrows go along the chips, with Alt they move one; Delete removes it. */
function pressChip(
  event: KeyboardEvent<HTMLLIElement>,
  index: number,
  { chosen, onChange }: TrayProps,
): void {
  if (isInputMethodKey(event)) return;
  const step = STEPS[event.key];
  const { currentTarget } = event;
  if (event.key === 'Delete') {
    onChange(without(chosen, index));
    focusBeside(currentTarget);
    return;
  }
  if (step === undefined) return;
  event.preventDefault();
  const next = index + step;
  if (next < 0 || next >= chosen.length) return;
  if (event.altKey)
    moveWithFocus(currentTarget, {
      move: () => onChange(movedTo(chosen, index, next)),
      movedRow: ({ children }) => children[next],
    });
  const near = step < 0 ? currentTarget.previousElementSibling : currentTarget.nextElementSibling;
  if (!event.altKey && near instanceof HTMLElement) near.focus();
}

export function Tray(props: TrayProps) {
  const { chosen, onChange } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const remove = (index: number) => onChange(without(chosen, index));
  const keys = rowKeys(chosen.map(({ id }) => id));
  return (
    <section className={styles['tray']} aria-label="已选">
      <p>
        已选 {chosen.length}
        {chosen.length > 1 ? (
          <span className={styles['hint']}>拖动排序，或按 Alt+←→；Delete 移除</span>
        ) : null}
      </p>
      <ol>
        {chosen.map((one, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={keys[index]}
            // The chip is what the keys move.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            draggable
            data-dragged={dragged === index || undefined}
            data-problem={one.problem !== null || undefined}
            title={one.problem === null ? one.name : `${one.name}：${one.problem}`}
            onKeyDown={(event) => pressChip(event, index, props)}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) onChange(movedTo(chosen, dragged, index));
            }}
          >
            <Thumb url={one.picUrl} size={24} />
            <span>{one.name}</span>
            <IconButton size={24} icon="close" label={`移除${one.name}`} onClick={() => remove(index)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
