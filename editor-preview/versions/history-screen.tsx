// Versions of a page: which were live and for how long; look, compare, restore as a draft.
import type { VersionKind, VersionRow } from '~/domain/studio/api-publish';
import { Link, useParams } from '../app/navigation';
import { Body, Empty, Loaded, PlaceHead } from '../app/place';
import { useMe } from '../app/session';
import { lengthWords, momentWords } from '~/domain/studio/moments';
import { Button } from '../ui/button';
import { useVersionActs, useVersions } from './use-versions';
import styles from './versions.module.css';

const KIND_WORDS: Readonly<Record<VersionKind, string>> = {
  published: '发布',
  kept: '存为版本',
  'before-restore': '恢复前的草稿',
  submitted: '提交审核',
  scheduled: '定时',
};

function liveWords({ isLive, liveFrom, liveTo }: VersionRow): string {
  if (liveFrom === null) return '没有上过线';
  const end = liveTo === null ? Date.now() : Date.parse(liveTo);
  const length = lengthWords(end - Date.parse(liveFrom));
  return isLive ? `线上，已 ${length}` : `在线上 ${length}`;
}

function Row({ row, page }: { row: VersionRow; page: string }) {
  const { rights } = useMe();
  const { restore, takeBack } = useVersionActs(`page-${page}`);
  return (
    <li className={styles['row']} data-live={row.isLive || undefined}>
      <span className={styles['number']}>{row.number}</span>
      <div className={styles['words']}>
        <p>{row.note === '' ? KIND_WORDS[row.kind] : row.note}</p>
        <p className={styles['meta']}>
          {KIND_WORDS[row.kind]} · {row.by.name} · {momentWords(row.at)} · {liveWords(row)}
        </p>
      </div>
      <Link to={`/pages/${page}/versions/${row.id}`}>看</Link>
      <Link to={`/pages/${page}/compare?a=${row.id}&b=draft`}>对比</Link>
      {rights.canEdit ? (
        <Button isCompact onClick={() => void restore(row)}>
          恢复为草稿
        </Button>
      ) : null}
      {row.isLive && rights.canPublish ? (
        <Button isCompact onClick={() => void takeBack()}>
          撤回
        </Button>
      ) : null}
    </li>
  );
}

export default function HistoryScreen() {
  const { id = '' } = useParams();
  const versions = useVersions(`page-${id}`);
  return (
    <>
      <PlaceHead title="版本">
        <Link to={`/pages/${id}/edit`}>返回编辑</Link>
      </PlaceHead>
      <Body>
        <Loaded query={versions}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            return rows.length === 0 ? (
              <Empty words="还没有发布过">
                <Link to={`/pages/${id}/edit`}>去发布</Link>
              </Empty>
            ) : (
              <ul>
                {rows.map((row) => (
                  <Row key={row.id} row={row} page={id} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        {versions.hasNextPage ? (
          <Button disabled={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            更早的版本
          </Button>
        ) : null}
      </Body>
    </>
  );
}
