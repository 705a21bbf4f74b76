// Beside the panel, for the tile in hand: a larger picture, what the widget is, and its presets.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PaletteEntry } from '~/domain/studio/form';
import { fetchPages } from '../documents/use-pages';
import { presets } from '~/widgets/forms.gen';
import type { CardPlace } from './card-place';
import type { TileState } from './palette-entries';
import { Still } from './still';
import styles from './palette.module.css';
import type { Insertion } from './use-insert';

interface PaletteCardProps {
  entry: PaletteEntry;
  /** Null in a dialog, whose style has room for it. */
  place: CardPlace | null;
  /** Of the tile, in px of the window. */
  top: number;
  state: TileState;
  insert: (insertion: Insertion) => void;
}

/** In a dialog. */
const CARD_HEIGHT = 400;
const CARD_WIDTH = 300;
/** On both sides together (palette.module.css). */
const PADDING = 32;
/** Width ÷ height of the picture. */
const RATIO = 264 / 200;

/** Of the same widget once a minute. */
const USES_MS = 60_000;

/** How many pages of the mall have the widget. */
function Uses({ id }: { id: string }) {
  const { data: count, isError } = useQuery({
    queryKey: ['pages', 'with', id],
    queryFn: async ({ signal }) => (await fetchPages({ kind: id, limit: 1 }, signal)).total,
    staleTime: USES_MS,
  });
  if (isError) return <p className={styles['state']}>没有查到用于几个页面</p>;
  if (count === undefined) return <p className={styles['state']}>正在查用于几个页面…</p>;
  return <p className={styles['state']}>{count === 0 ? '还没有页面用到' : `用于 ${count} 个页面`}</p>;
}

interface PresetsProps extends Pick<PaletteCardProps, 'insert'> {
  id: string;
  /** Shows the picture of one. */
  onShow: (preset: number) => void;
}

function Presets({ id, onShow, insert }: PresetsProps) {
  const { data: own } = useQuery({
    queryKey: ['presets', id],
    queryFn: async () => (await presets[id]?.())?.default.presets ?? [],
    staleTime: Infinity,
  });
  return (
    <ul>
      {(own ?? []).map(({ name, words }, index) => (
        <li key={name}>
          <button
            type="button"
            onPointerEnter={() => onShow(index)}
            onFocus={() => onShow(index)}
            onClick={() => insert({ id, preset: index })}
          >
            <b>{name}</b> {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function PaletteCard({ entry, place, top, state, insert }: PaletteCardProps) {
  const [chosen, setChosen] = useState(0);
  const width = (place?.width ?? CARD_WIDTH) - PADDING;
  return (
    <aside
      className={styles['card']}
      aria-label={entry.title}
      style={place ?? { top: Math.max(56, Math.min(top, window.innerHeight - CARD_HEIGHT)) }}
    >
      <Still
        key={chosen}
        isInHand
        id={entry.id}
        title={entry.title}
        preset={chosen}
        width={width}
        height={Math.round(width / RATIO)}
      />
      <p>{entry.description}</p>
      {entry.group === 'user-center' ? null : <Uses id={entry.id} />}
      {state.kind === 'ready' ? (
        <Presets id={entry.id} onShow={setChosen} insert={insert} />
      ) : (
        <p className={styles['state']}>{state.words}</p>
      )}
    </aside>
  );
}
