// The footprints of a day, and the actions of each.
import { useState } from 'react';
import type { FootprintDay, FootprintGoods } from '~/schemas/api/footprint.gen';
import { serverNow } from '../../services/server-clock';
import { FootTile } from './foot-tile';
import styles from './foot.module.css';
import { dayText } from './period';
import { TileSheet } from './tile-sheet';

export function FootDay({ row: { date, goods } }: { row: FootprintDay }) {
  const [chosen, setChosen] = useState<FootprintGoods | null>(null);
  return (
    <section aria-label={date}>
      <h2 className={styles.date}>{dayText(date, serverNow())}</h2>
      <ul className={styles.tiles}>
        {goods.map((one) => (
          <li key={one.id}>
            <FootTile goods={one} onMore={() => setChosen(one)} />
          </li>
        ))}
      </ul>
      <TileSheet goods={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}
