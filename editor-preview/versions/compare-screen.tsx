// Two versions side by side, or a version and the draft; the address can be sent to a colleague.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VersionAnswer, VersionDiff } from '~/domain/studio/api-publish';
import { openDraft } from '~/domain/studio/document';
import type { DocKind } from '~/domain/studio/api';
import { isPlaced, placeAt } from '../app/doc-place';
import { Link, useParams, useSearchParams } from '../app/navigation';
import { Body, Loaded, PlaceHead } from '../app/place';
import { ChangeList } from '../publish/change-list';
import { PhonePair } from '../publish/phone-pair';
import { useChanges } from '../publish/use-changes';
import { api } from '../services/api';
import { headOf } from './use-versions';
import styles from './versions.module.css';

const labelOf = (version: VersionAnswer | VersionDiff['b']): string => {
  if (!('number' in version)) return '草稿';
  return `版本 ${version.number}${version.isLive ? '（线上）' : ''}`;
};

function Comparison({ kind, a, b }: VersionDiff & { kind: DocKind }) {
  const was = useMemo(() => openDraft(a.content), [a]);
  const now = useMemo(() => openDraft(b.content), [b]);
  const changes = useChanges(was, now);
  return (
    <div className={styles['compare']}>
      <section aria-label="改了什么">
        <h2>改了什么</h2>
        {changes === null ? <p>正在比较…</p> : <ChangeList changes={changes} />}
      </section>
      {isPlaced(kind) ? (
        <PhonePair
          kind={kind}
          was={{ label: labelOf(a), doc: was }}
          now={{ label: labelOf(b), doc: now }}
          changes={changes ?? []}
        />
      ) : (
        <p>
          {labelOf(a)} 和 {labelOf(b)}
        </p>
      )}
    </div>
  );
}

export default function CompareScreen({ kind }: { kind: DocKind }) {
  const { id = '' } = useParams();
  const { doc, base, edit, word } = placeAt(kind, id);
  const [search] = useSearchParams();
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? 'draft'];
  const query = useQuery({
    queryKey: ['versions', doc, 'diff', a, b],
    queryFn: () => api<VersionDiff>(`versions/${encodeURIComponent(a)}/diff/${encodeURIComponent(b)}`),
  });
  return (
    <>
      <PlaceHead title={isPlaced(kind) ? headOf('对比', query.data?.b.content) : `对比 · ${word}`}>
        <Link to={`${base}/history`}>所有版本</Link>
        <Link to={edit}>返回编辑</Link>
      </PlaceHead>
      <Body>
        <Loaded query={query}>{(diff) => <Comparison kind={kind} {...diff} />}</Loaded>
      </Body>
    </>
  );
}
