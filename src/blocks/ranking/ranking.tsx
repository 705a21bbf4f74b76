// A board of places: the first three on a podium, the others in rows, one's own place fixed at the foot.
import type { ReactNode } from 'react';
import { Avatar } from '~/ui/avatar/avatar';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import type { RowProps } from '../../engine/archetypes/list';
import { BottomBar } from '../../engine/bottom-bar';
import type { BoardRow, Place } from './places';
import styles from './ranking.module.css';

const ROW_PICTURE = 80;
const PODIUM_PICTURES = [140, 112, 112];

function PlacePicture({ place, size }: { place: Place; size: number }) {
  if (place.isPerson) return <Avatar source={place.pictureUrl} name="" size={size} />;
  return <Cover source={place.pictureUrl} size={size} />;
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className={styles.step}>{children}</div>;
  return (
    <a className={styles.step} href={href}>
      {children}
    </a>
  );
}

function Step({ place }: { place: Place }) {
  const { rank, name, figure, note = '', href } = place;
  return (
    <li className={styles.column} data-rank={rank}>
      <Linked href={href}>
        <span className={styles.crown}>{rank === 1 ? <Icon name="crown" size={48} /> : null}</span>
        <PlacePicture place={place} size={PODIUM_PICTURES[rank - 1] ?? ROW_PICTURE} />
        <span className={styles.name}>{name}</span>
        <b className={styles.figure}>{figure}</b>
        {note === '' ? null : <span className={styles.note}>{note}</span>}
      </Linked>
      <span className={styles.base}>
        <span className="visually-hidden">第</span>
        {rank}
        <span className="visually-hidden">名</span>
      </span>
    </li>
  );
}

const Podium = ({ places }: { places: readonly Place[] }) => (
  <Tile>
    <ol className={styles.podium}>
      {places.map((place) => (
        <Step key={place.id} place={place} />
      ))}
    </ol>
  </Tile>
);

function Line({ place, rankText }: { place: Place; rankText: string }) {
  const { name, note, figure, href } = place;
  return (
    <ItemRow
      lead={
        <span className={styles.lead}>
          <b className={styles.rank}>{rankText}</b>
          <PlacePicture place={place} size={ROW_PICTURE} />
        </span>
      }
      title={<span className={styles.rowName}>{name}</span>}
      notes={[note]}
      trail={<b className={styles.figure}>{figure}</b>}
      {...(href === undefined ? {} : { href })}
    />
  );
}

/** The row of a board whose answered rows are places by `placeOf`. */
export function boardRow<R, Q>(placeOf: (row: R, query: Q) => Place) {
  return function Row({ row: { row, podium }, query }: RowProps<BoardRow<R>, Q>) {
    if (podium !== undefined) return <Podium places={podium.map((each) => placeOf(each, query))} />;
    const place = placeOf(row, query);
    return (
      <Tile>
        <Line place={place} rankText={String(place.rank)} />
      </Tile>
    );
  };
}

/** One's own place; rank 0 for none. */
export const OwnPlace = ({ place }: { place: Place }) => (
  <BottomBar>
    <section className={styles.own} aria-label="我的排名">
      <Line place={place} rankText={place.rank === 0 ? '未上榜' : String(place.rank)} />
    </section>
  </BottomBar>
);
