// The catalogue of the link picker: groups of places, found by words or by a pasted address.
import { type KeyboardEvent, useState } from 'react';
import {
  isChoosable,
  isMiniProgramOnly,
  type LinkEntry,
  placeWords,
  type ParamValues,
  readPasted,
} from '~/domain/studio/link-entry';
import { wordsOf } from '../services/api';
import { canRetry } from '../services/retry';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './link-dialog.module.css';
import { type RecentLink, recentLinks } from './recent-links';
import { useCatalogue, usePages } from './use-links';
import { isInputMethodKey } from '../ui/input-method';

export interface Place {
  entry: LinkEntry;
  values: ParamValues;
  subject?: string | undefined;
}

const OUTSIDE: ReadonlySet<string> = new Set(['web', 'h5', 'tel', 'app']);

const GROUPS: readonly { id: string; words: string }[] = [
  { id: 'page', words: '页面' },
  { id: 'base', words: '基础' },
  { id: 'marketing', words: '营销' },
  { id: 'order', words: '订单' },
  { id: 'plugin', words: '插件' },
  { id: 'outside', words: '外部' },
];

const groupOf = ({ group, openType }: LinkEntry): string =>
  OUTSIDE.has(openType) ? 'outside' : group === 'app_admin' ? 'plugin' : group;

interface LinkListProps {
  /** Ways of opening that the field allows; all without. */
  allowed: ReadonlySet<string> | null;
  chosen: LinkEntry | null;
  onChoose: (place: Place) => void;
}

function Entry({ entry, isChosen, onChoose }: { entry: LinkEntry; isChosen: boolean; onChoose: () => void }) {
  const { name, problem } = entry;
  return (
    <li>
      <button
        type="button"
        data-entry
        aria-pressed={isChosen}
        disabled={!isChoosable(entry)}
        title={problem === null ? entry.path : `${problem}：${placeWords(name)}`}
        onClick={onChoose}
      >
        <span>{placeWords(name)}</span>
        {isMiniProgramOnly(entry) ? <small>仅小程序</small> : null}
        {problem === null ? null : (
          <small>
            {isChoosable(entry) ? null : <Icon name="lock" />} {problem}
          </small>
        )}
      </button>
    </li>
  );
}

const isSame = (one: LinkEntry, other: LinkEntry | null): boolean =>
  other !== null &&
  one.name === other.name &&
  one.path === other.path &&
  one.given['page_id'] === other.given['page_id'];

/** Up and down between the entries. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (isInputMethodKey(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  const entries = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-first-focus], [data-entry]:not(:disabled)'),
  ];
  const at = entries.findIndex((one) => one === event.target);
  entries[Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))]?.focus();
}

function Recent({
  entries,
  onChoose,
}: {
  entries: readonly LinkEntry[];
  onChoose: LinkListProps['onChoose'];
}) {
  const [recent] = useState(recentLinks);
  const places = recent.flatMap((link: RecentLink) => {
    const entry = entries.find((one) => one.name === link.name && one.path === link.path && isChoosable(one));
    return entry === undefined ? [] : [{ entry, values: link.values, subject: link.subject }];
  });
  if (places.length === 0) return null;
  return (
    <section>
      <h3>最近用过</h3>
      <ul>
        {places.map((place) => (
          <li key={JSON.stringify([place.entry.name, place.values])}>
            <button type="button" data-entry onClick={() => onChoose(place)}>
              <span>
                {[placeWords(place.entry.name), ...(place.subject === undefined ? [] : [place.subject])].join(
                  ' · ',
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({
  entries,
  chosen,
  onChoose,
}: Omit<LinkListProps, 'allowed'> & { entries: readonly LinkEntry[] }) {
  return GROUPS.map(({ id, words }) => {
    const own = entries.filter((entry) => groupOf(entry) === id);
    if (own.length === 0) return null;
    return (
      <section key={id}>
        <h3>{words}</h3>
        <ul>
          {own.map((entry) => (
            <Entry
              key={`${entry.name} ${entry.path} ${entry.given['page_id'] ?? ''}`}
              entry={entry}
              isChosen={isSame(entry, chosen)}
              onChoose={() => onChoose({ entry, values: {} })}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function Failure({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  if (failure === null) return null;
  return (
    <div role="alert">
      <p>{wordsOf(failure)}</p>
      {canRetry(failure) ? (
        <Button isCompact onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </div>
  );
}

export function LinkList({ allowed, chosen, onChoose }: LinkListProps) {
  const [text, setText] = useState('');
  // Not deferred: ↓ right after typing goes to what is found, not to an entry that is about to vanish.
  const q = text.trim();
  const catalogue = useCatalogue();
  const pages = usePages(q.slice(0, 50));
  const isAllowed = ({ openType }: LinkEntry) => allowed === null || allowed.has(openType);
  const known = [...(pages.data ?? []), ...(catalogue.data ?? [])].filter(isAllowed);
  const change = (next: string) => {
    setText(next);
    const pasted = readPasted(next, { entries: known, origin: window.location.origin });
    if (pasted.kind === 'place') onChoose(pasted);
    const web = known.find(({ openType }) => openType === 'web');
    if (pasted.kind === 'outside' && web !== undefined) onChoose({ entry: web, values: { url: pasted.url } });
  };
  const isAddress = /^(?:https?:|\/|#)/i.test(q);
  const found = known.filter(
    ({ name, path }) => isAddress || placeWords(name).includes(q) || path.includes(q),
  );
  const failure = catalogue.error ?? pages.error;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={styles['list']} aria-label="可以链接的地方" onKeyDown={moveFocus}>
      <input
        type="search"
        data-first-focus
        aria-label="搜索，或粘贴地址"
        placeholder="搜索名称，或粘贴商城地址"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <Failure failure={failure} onRetry={() => void Promise.all([catalogue.refetch(), pages.refetch()])} />
      <div className={styles['groups']} aria-busy={catalogue.isPending}>
        {catalogue.isPending ? <p>正在加载…</p> : null}
        {q === '' ? <Recent entries={known} onChoose={onChoose} /> : null}
        <Groups entries={found} chosen={chosen} onChoose={onChoose} />
        {found.length === 0 && !catalogue.isPending ? <p>没有找到「{q}」</p> : null}
      </div>
    </nav>
  );
}
