// Two versions side by side, or a version and the draft, as they are chosen; the address can be sent to a colleague.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { VersionDiff, VersionRow } from '~/domain/studio/api-publish';
import { openDraft } from '~/domain/studio/document';
import type { DocKind } from '~/domain/studio/api';
import { momentWords } from '~/domain/studio/moments';
import { slots } from '~/widgets/slots.gen';
import { isPlaced, placeAt } from '../shell/doc-place';
import { Link, useParams, useSearchParams } from '../shell/navigation';
import { Body, Choice, Loaded, PlaceHead } from '../shell/place';
import { ChangeList } from './change-list';
import { PhonePair } from './phone-pair';
import { useChanges } from './use-changes';
import { api } from '../services/api';
import { headOf, useVersions } from './use-versions';
import styles from './versions.module.css';

const DRAFT = 'draft';
const DRAFT_WORDS = '草稿';

const labelOf = (version: VersionRow | VersionDiff['b']): string =>
  'number' in version ? `版本 ${version.number}${version.isLive ? '（线上）' : ''}` : DRAFT_WORDS;

function optionOf(row: VersionRow): readonly [string, string] {
  const note = row.note === '' ? '' : ` · ${row.note}`;
  return [String(row.id), `${labelOf(row)} · ${momentWords(row.at)}${note}`];
}

/** All versions of the document, for a list to choose from. */
function useVersionOptions(doc: string): (readonly [string, string])[] {
  const { data, hasNextPage, isFetching, fetchNextPage } = useVersions(doc);
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return data?.pages.flatMap(({ items }) => items.map(optionOf)) ?? [];
}

const withChosen = (options: readonly (readonly [string, string])[], chosen: string, words: string) =>
  options.some(([value]) => value === chosen) ? options : [[chosen, words] as const, ...options];

/** What is compared with what: in the address. */
function Sides({ doc, a, b }: { doc: string; a: string; b: string }) {
  const [, setSearch] = useSearchParams();
  const options = useVersionOptions(doc);
  const choose = (change: { a: string } | { b: string }) => setSearch({ a, b, ...change });
  const draft = [DRAFT, DRAFT_WORDS] as const;
  return (
    <div className={styles['sides']}>
      <Choice
        label="从"
        value={a}
        options={withChosen(options, a, a === '' ? '选一个版本' : '已选的版本')}
        onChoice={(one) => choose({ a: one })}
      />
      <Choice
        label="到"
        value={b}
        options={withChosen([draft, ...options], b, '已选的版本')}
        onChoice={(one) => choose({ b: one })}
      />
    </div>
  );
}

function Comparison({ kind, a, b }: VersionDiff & { kind: DocKind }) {
  const was = useMemo(() => openDraft(a.content, slots), [a]);
  const now = useMemo(() => openDraft(b.content, slots), [b]);
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
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? DRAFT];
  const query = useQuery({
    queryKey: ['versions', doc, 'diff', a, b],
    queryFn: () => api<VersionDiff>(`versions/${encodeURIComponent(a)}/diff/${encodeURIComponent(b)}`),
    enabled: a !== '',
  });
  return (
    <>
      <PlaceHead title={isPlaced(kind) ? headOf('对比', query.data?.b.content) : `对比 · ${word}`}>
        <Link to={`${base}/history`}>所有版本</Link>
        <Link to={edit}>返回编辑</Link>
      </PlaceHead>
      <Body>
        <Sides doc={doc} a={a} b={b} />
        {a === '' ? null : (
          <Loaded query={query} back={<Link to={`${base}/history`}>返回</Link>}>
            {(diff) => <Comparison kind={kind} {...diff} />}
          </Loaded>
        )}
      </Body>
    </>
  );
}
