// Two versions side by side, or a version and the draft; the address can be sent to a colleague.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VersionAnswer, VersionDiff } from '~/domain/studio/api-publish';
import { openDraft } from '~/domain/studio/document';
import { Link, useParams, useSearchParams } from '../app/navigation';
import { Body, Loaded, PlaceHead } from '../app/place';
import { ChangeList } from '../publish/change-list';
import { PhonePair } from '../publish/phone-pair';
import { useChanges } from '../publish/use-changes';
import { api } from '../services/api';
import styles from './versions.module.css';

const labelOf = (version: VersionAnswer | VersionDiff['b']): string => {
  if (!('number' in version)) return '草稿';
  return `版本 ${version.number}${version.isLive ? '（线上）' : ''}`;
};

function Comparison({ a, b }: VersionDiff) {
  const was = useMemo(() => openDraft(a.content), [a]);
  const now = useMemo(() => openDraft(b.content), [b]);
  const changes = useChanges(was, now);
  return (
    <div className={styles['compare']}>
      <section aria-label="改了什么">
        <h2>改了什么</h2>
        {changes === null ? <p>正在比较…</p> : <ChangeList changes={changes} />}
      </section>
      <PhonePair
        kind="page"
        was={{ label: labelOf(a), doc: was }}
        now={{ label: labelOf(b), doc: now }}
        changes={changes ?? []}
      />
    </div>
  );
}

export default function CompareScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? 'draft'];
  const query = useQuery({
    queryKey: ['versions', `page-${id}`, 'diff', a, b],
    queryFn: () => api<VersionDiff>(`versions/${encodeURIComponent(a)}/diff/${encodeURIComponent(b)}`),
  });
  return (
    <>
      <PlaceHead title="对比">
        <Link to={`/pages/${id}/history`}>所有版本</Link>
        <Link to={`/pages/${id}/edit`}>返回编辑</Link>
      </PlaceHead>
      <Body>
        <Loaded query={query}>{(diff) => <Comparison {...diff} />}</Loaded>
      </Body>
    </>
  );
}
