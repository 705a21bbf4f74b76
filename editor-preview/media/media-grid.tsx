// Pictures or films of the library as cards; arrows move between them.
import type { KeyboardEvent } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { mallAddress, thumbAddress } from '../services/mall-address';
import { bytesWords } from './files';
import { isInputMethodKey } from '../ui/input-method';
import styles from './media-grid.module.css';

interface MediaGridProps {
  rows: readonly MediaRow[];
  chosen: readonly MediaRow[];
  onPick: (row: MediaRow) => void;
}

const COLUMNS_GAP_PX = 4;

/** The card above or below: the nearest of the other rows, by where it is drawn. */
function verticalStep(
  cards: readonly HTMLElement[],
  from: HTMLElement,
  step: 1 | -1,
): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  const others = step === 1 ? cards : [...cards].reverse();
  return others.find((card) => {
    const box = card.getBoundingClientRect();
    return (box.top - top) * step > COLUMNS_GAP_PX && Math.abs(box.left - left) < box.width / 2;
  });
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (isInputMethodKey(event)) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = cards.findIndex((card) => card === event.target);
  const from = cards[at];
  if (from === undefined) return;
  const moves: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => cards[at + 1],
    ArrowLeft: () => cards[at - 1],
    ArrowDown: () => verticalStep(cards, from, 1),
    ArrowUp: () => verticalStep(cards, from, -1),
    Home: () => cards[0],
    End: () => cards.at(-1),
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  move()?.focus();
}

function Card({ row, place, onPick }: { row: MediaRow; place: number; onPick: () => void }) {
  const { kind, url, name, width, height, bytes, uses } = row;
  return (
    <li>
      <button type="button" aria-pressed={place > 0} onClick={onPick}>
        <span className={styles['picture']}>
          {kind === 'picture' ? (
            <img src={thumbAddress(url, 240)} alt="" loading="lazy" />
          ) : (
            <video src={mallAddress(url)} preload="metadata" muted />
          )}
          {place > 0 ? <b aria-hidden="true">{place}</b> : null}
        </span>
        <span className={styles['name']}>{name}</span>
        <small>
          {width > 0 ? `${width}×${height} · ` : ''}
          {bytesWords(bytes)}
          {uses > 0 ? ` · ${uses} 处` : ''}
        </small>
      </button>
    </li>
  );
}

export const MediaGrid = ({ rows, chosen, onPick }: MediaGridProps) => (
  // Arrows move between the buttons within.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <ul className={styles['grid']} onKeyDown={moveFocus}>
    {rows.map((row) => (
      <Card
        key={row.id}
        row={row}
        place={chosen.findIndex(({ id }) => id === row.id) + 1}
        onPick={() => onPick(row)}
      />
    ))}
  </ul>
);
