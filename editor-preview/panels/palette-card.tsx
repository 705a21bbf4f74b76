// Beside the panel, for the tile in hand: a larger picture, what the widget is, and its presets.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PaletteEntry } from '~/domain/studio/form';
import { presets } from '~/widgets/forms.gen';
import type { TileState } from './palette-entries';
import { Still } from './still';
import styles from './palette.module.css';
import type { Insertion } from './use-insert';

interface PaletteCardProps {
  entry: PaletteEntry;
  /** Of the tile, in px of the window. */
  top: number;
  state: TileState;
  insert: (insertion: Insertion) => void;
}

const CARD_HEIGHT = 400;

export function PaletteCard({ entry, top, state, insert }: PaletteCardProps) {
  const [chosen, setChosen] = useState(0);
  const { data: own } = useQuery({
    queryKey: ['presets', entry.id],
    queryFn: async () => (await presets[entry.id]?.())?.default.presets ?? [],
    staleTime: Infinity,
  });
  return (
    <aside
      className={styles['card']}
      aria-label={entry.title}
      style={{ insetBlockStart: Math.max(56, Math.min(top, window.innerHeight - CARD_HEIGHT)) }}
    >
      <Still key={chosen} id={entry.id} preset={chosen} width={264} height={200} />
      <p>{entry.description}</p>
      {state.kind === 'ready' ? (
        <ul>
          {(own ?? []).map(({ name, words }, index) => (
            <li key={name}>
              <button
                type="button"
                onPointerEnter={() => setChosen(index)}
                onFocus={() => setChosen(index)}
                onClick={() => insert({ id: entry.id, preset: index })}
              >
                <b>{name}</b> {words}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles['state']}>{state.words}</p>
      )}
    </aside>
  );
}
