// Versions of a document: which were live and for how long; look, compare, restore as a draft.
import type { Schedule, VersionKind, VersionRow } from '~/domain/studio/api-publish';
import { isOpenSchedule, scheduleWords } from '~/domain/studio/schedule-words';
import { DocPicture } from '../shell/doc-picture';
import type { DocKind } from '~/domain/studio/api';
import { type DocPlace, isPlaced, placeAt } from '../shell/doc-place';
import { Link, useParams } from '../shell/navigation';
import { Body, Empty, Loaded, More, PlaceHead } from '../shell/place';
import { useMe } from '../shell/session';
import { lengthWords, momentWords } from '~/domain/studio/moments';
import { Button } from '../ui/button';
import { headOf, useDraftAnswer, useVersionActs, useVersions } from './use-versions';
import styles from './versions.module.css';

const KIND_WORDS: Readonly<Record<VersionKind, string>> = {
  published: '发布',
  saved: '存为版本',
  'before-restore': '恢复前的草稿',
  submitted: '提交审核',
  scheduled: '定时',
};

function liveWords({ isLive, liveFrom, liveTo }: VersionRow): string {
  if (liveFrom === null) return '没有上过线';
  const end = liveTo === null ? Date.now() : Date.parse(liveTo);
  const length = lengthWords(end - Date.parse(liveFrom));
  return isLive ? `线上 ${length}` : `在线上 ${length}`;
}

/** Of the version that a schedule has frozen: when it goes live or ends. */
function Due({ schedule, doc }: { schedule: Schedule; doc: string }) {
  const { rights } = useMe();
  const { cancelSchedule } = useVersionActs(doc);
  return (
    <p className={styles['due']}>
      {scheduleWords(schedule)}
      {rights.canPublish ? (
        <Button isCompact onClick={() => void cancelSchedule()}>
          取消定时
        </Button>
      ) : null}
    </p>
  );
}

interface RowProps {
  row: VersionRow;
  place: DocPlace;
  /** What is planned for the document. */
  schedule: Schedule | null;
}

function Row({ row, place, schedule }: RowProps) {
  const { rights } = useMe();
  const { restore, takeBack } = useVersionActs(place.doc);
  const isDue = schedule && isOpenSchedule(schedule) && schedule.version.id === row.id;
  return (
    <li className={styles['row']} data-live={row.isLive || undefined}>
      {isPlaced(place.kind) ? <DocPicture doc={place.doc} version={row.id} width={40} height={64} /> : null}
      <span className={styles['number']}>{row.number}</span>
      <div className={styles['words']}>
        <p>{row.note === '' ? KIND_WORDS[row.kind] : row.note}</p>
        <p className={styles['meta']}>
          {KIND_WORDS[row.kind]} · {row.by.name} · {momentWords(row.at)} · {liveWords(row)}
        </p>
        {isDue ? <Due schedule={schedule} doc={place.doc} /> : null}
      </div>
      {isPlaced(place.kind) ? <Link to={`${place.base}/versions/${row.id}`}>看</Link> : null}
      <Link to={`${place.base}/compare?a=${row.id}&b=draft`}>对比</Link>
      {rights.canEdit ? (
        <Button isCompact onClick={() => void restore(row)}>
          恢复为草稿
        </Button>
      ) : null}
      {row.isLive && rights.canPublish ? (
        <Button isCompact onClick={() => void takeBack()}>
          换回上一版
        </Button>
      ) : null}
    </li>
  );
}

export default function HistoryScreen({ kind }: { kind: DocKind }) {
  const { id = '' } = useParams();
  const place = placeAt(kind, id);
  const versions = useVersions(place.doc);
  const draft = useDraftAnswer(place.doc);
  const title = headOf('版本', draft?.content);
  const head = isPlaced(kind) ? title : `版本 · ${place.word}`;
  return (
    <>
      <PlaceHead title={head}>
        <Link to={place.edit}>返回编辑</Link>
      </PlaceHead>
      <Body>
        <Loaded query={versions}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            return rows.length === 0 ? (
              <Empty words="还没有发布过">
                <Link to={place.edit}>去发布</Link>
              </Empty>
            ) : (
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} place={place} schedule={draft?.schedule ?? null} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <More
          hasNextPage={versions.hasNextPage}
          isFetchingNextPage={versions.isFetchingNextPage}
          fetchNextPage={versions.fetchNextPage}
        />
      </Body>
    </>
  );
}
