// A board of places: the first three on a podium, the others in rows, one's own place fixed at the foot.
import { type ReactNode, useCallback } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { Avatar } from '~/ui/avatar/avatar';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { EndlessList, type EmptyWords, type RowProps } from '../../engine/archetypes/endless-list';
import { BottomBar } from '../../engine/bottom-bar';
import { arrangePodium, type Place, type PlaceRow, rowsOfPlaces } from './places';
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

function Row({ row: { place, podium } }: RowProps<PlaceRow>) {
  if (podium !== undefined) return <Podium places={podium} />;
  return (
    <Tile>
      <Line place={place} rankText={String(place.rank)} />
    </Tile>
  );
}

/** One's own place; rank 0 for none. */
const OwnPlace = ({ place }: { place: Place }) => (
  <BottomBar>
    <section className={styles.own} aria-label="我的排名">
      <Line place={place} rankText={place.rank === 0 ? '未上榜' : String(place.rank)} />
    </section>
  </BottomBar>
);

interface RankingProps<P, D> {
  from: Endpoint<P, D>;
  paramsOf: (page: number) => P;
  placesOf: (data: D) => readonly Place[];
  /** As in lists; 1 where only an empty page ends the board. */
  pageSize: number | null;
  empty: EmptyWords;
  /** One's own place, from the first page. */
  ownOf?: (data: D) => Place | null;
}

const keyOf = ({ place }: PlaceRow) => place.id;

/** `placesOf` must be stable. */
export function Ranking<P, D>(props: RankingProps<P, D>) {
  const { from, paramsOf, placesOf, pageSize, empty, ownOf } = props;
  const rowsOf = useCallback((data: D) => rowsOfPlaces(placesOf(data)), [placesOf]);
  const beside = (first: D) => {
    const own = ownOf?.(first) ?? null;
    return own === null ? null : <OwnPlace place={own} />;
  };
  return (
    <EndlessList
      key={JSON.stringify(paramsOf(0))}
      endpoint={from}
      paramsOf={paramsOf}
      rowsOf={rowsOf}
      keyOf={keyOf}
      pageSize={pageSize}
      arrange={arrangePodium}
      Row={Row}
      isFreshOnShow
      empty={empty}
      beside={beside}
    />
  );
}
