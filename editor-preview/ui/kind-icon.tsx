// The icon of a kind of block, beside its words: the widget's own, else that of its group.
import type { PaletteEntry } from '~/domain/studio/form';
import { paletteById } from '~/widgets/palette-by-id';
import { Icon, Strokes } from './icon';
import styles from './kind-icon.module.css';

const GROUP_PATHS: Readonly<Record<PaletteEntry['group'], string>> = {
  structural: 'M2.5 2.5h11v11h-11zM2.5 5.8h11',
  basic: 'M2 5h12v6H2z',
  marketing: 'M8.5 1.8h5.7v5.7L7.8 14 2 8.2zM11 5h.01',
  other: 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3',
  'user-center': 'M8 8a3 3 0 100-6 3 3 0 000 6zM2.5 14c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5',
  leftover: 'M1.5 2.5h13v3.5h-13zM2.8 6v7.5h10.4V6M6.3 9h3.4',
};

/** `id` is that of a widget, known here or not; null stands for the page itself. */
export function KindIcon({ id }: { id: string | null }) {
  const { icon, group = 'other' } = paletteById[id ?? ''] ?? {};
  return (
    <span className={styles['kind']} data-kind={id ?? 'page'}>
      {id === null ? <Icon name="page" /> : <Strokes path={icon ?? GROUP_PATHS[group]} />}
    </span>
  );
}
