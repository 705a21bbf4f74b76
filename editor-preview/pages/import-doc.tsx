// One document of an import: its title, its issues, pictures of other hosts, entries that are not here.
import { type ReactNode, useState } from 'react';
import type { ImportedDoc, ImportIssue, MissingEntry } from '~/domain/studio/api-import';
import { MAX_TITLE } from '~/domain/studio/commands/set-meta';
import { MAX_NAME } from '../shell/ask';
import { Tick } from '../shell/place';
import { LazyPicker } from '../pickers/lazy-picker';
import { Button } from '../ui/button';
import { kindWord, MISSING_WORDS } from './import-words';
import styles from './new-page.module.css';
import type { Copy, ImportChoices } from './use-import-choices';
import { LimitedInput } from '../ui/limited-input';

/** Notes that are shown at once; the rest is unfolded. */
const SHOWN = 5;

interface Note {
  key: string;
  words: ReactNode;
}

function Notes({ title, notes, children }: { title: string; notes: readonly Note[]; children?: ReactNode }) {
  if (notes.length === 0) return null;
  const rest = notes.slice(SHOWN);
  const list = (some: readonly Note[]) => (
    <ul>
      {some.map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
    </ul>
  );
  return (
    <section className={styles['notes']} aria-label={title}>
      <div className={styles['notes-head']}>
        <h3>
          {title}（{notes.length}）
        </h3>
        {children}
      </div>
      {list(notes.slice(0, SHOWN))}
      {rest.length === 0 ? null : (
        <details>
          <summary>还有 {rest.length} 条</summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}

const issueWords = ({ tab, message }: ImportIssue, { tabs }: ImportedDoc): string =>
  tabs.length > 1 ? `分页「${tabs[tab]?.name ?? tab + 1}」${message}` : message;

function copyWords(copy: Copy | undefined): string {
  if (copy === undefined) return '保留原地址';
  if (copy.state === 'copying') return '正在复制…';
  return copy.state === 'copied' ? '已复制到素材' : `没有复制：${copy.words}`;
}

interface PicturesProps {
  pictures: readonly string[];
  choices: ImportChoices;
}

export function Pictures({ pictures, choices }: PicturesProps) {
  const { copies, isCopying, copy } = choices;
  const left = pictures.filter((address) => copies.get(address)?.state !== 'copied');
  const hasFailed = left.some((address) => copies.get(address)?.state === 'failed');
  const notes = pictures.map((address) => ({
    key: address,
    words: (
      <>
        {address} <small data-state={copies.get(address)?.state}>{copyWords(copies.get(address))}</small>
      </>
    ),
  }));
  return (
    <Notes title="在别的网站上的图片" notes={notes}>
      {left.length === 0 ? null : (
        <Button isCompact disabled={isCopying} onClick={() => void copy(left)}>
          {isCopying ? '正在复制…' : hasFailed ? '再复制一次' : '复制到素材'}
        </Button>
      )}
    </Notes>
  );
}

interface MissingProps {
  doc: ImportedDoc;
  choices: ImportChoices;
  isFilled: boolean;
  onFill: (isFilled: boolean) => void;
}

function missingWords(by: string | undefined, isFilled: boolean): string {
  if (by !== undefined) return `换成：${by}`;
  return isFilled ? '换成我的商品' : '保留，顾客看不到';
}

function Missing({ doc, choices, isFilled, onFill }: MissingProps) {
  const [asked, setAsked] = useState<MissingEntry | null>(null);
  const notes = doc.missing.map((entry) => {
    const words = issueWords(entry, doc);
    const by = choices.replacementOf(entry)?.name;
    return {
      key: `${entry.tab} ${entry.block} ${entry.at}`,
      words: (
        <>
          {words} <small>{missingWords(by, isFilled && entry.kind === 'goods')}</small>
          <Button isCompact look="quiet" aria-label={`换一个：${words}`} onClick={() => setAsked(entry)}>
            换一个
          </Button>
        </>
      ),
    };
  });
  const kinds = [...new Set(doc.missing.map(({ kind }) => kind))];
  const hasGoods = kinds.includes('goods');
  return (
    <Notes title={`这里没有的${kinds.map((kind) => MISSING_WORDS[kind]).join('、')}`} notes={notes}>
      {hasGoods ? <Tick label="没有的商品换成我的商品" isOn={isFilled} onTick={onFill} /> : null}
      {asked === null ? null : (
        <LazyPicker
          source={{ kind: asked.kind }}
          chosen={[]}
          max={1}
          onChoose={([one]) => {
            if (one !== undefined) choices.replace(asked, one);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Notes>
  );
}

/** Who may see the page; null for everyone. */
function limitWords({ meta: { access_limit: limit } }: ImportedDoc): string | null {
  if (limit === null || limit.is_all === 1) return null;
  if (limit.member.length === 0) return '没有人可以看，导入后在页面设置里选';
  return `只有 ${limit.member.map(({ name }) => name).join('、')} 可以看`;
}

/** 「页面 · 12 个组件，2 个分页 · 3 处要留意」. */
function factsOf(doc: ImportedDoc): string {
  const blocks = doc.tabs.reduce((sum, { blockCount }) => sum + blockCount, 0);
  const tabs = doc.tabs.length > 1 ? `，${doc.tabs.length} 个分页` : '';
  const notes = doc.issues.length + doc.pictures.length + doc.missing.length;
  return [
    kindWord(doc.kind),
    `${blocks} 个组件${tabs}`,
    ...(notes === 0 ? [] : [`${notes} 处要留意`]),
    limitWords(doc) ?? [],
    doc.doubt ?? [],
  ]
    .flat()
    .join(' · ');
}

/** As the server allows it. */
const LONGEST = { page: MAX_TITLE, module: MAX_NAME, 'user-center': MAX_NAME } as const;

interface DocCardProps extends MissingProps {
  title: string;
  isTaken: boolean;
  onTitle: (title: string) => void;
  onTake: (isTaken: boolean) => void;
}

export function DocCard({ title, isTaken, onTitle, onTake, ...missing }: DocCardProps) {
  const { doc, choices } = missing;
  const issues = doc.issues.map((issue, index) => ({ key: String(index), words: issueWords(issue, doc) }));
  return (
    <li className={styles['page']}>
      <div className={styles['page-head']}>
        <input
          type="checkbox"
          aria-label={`导入 ${doc.title}`}
          checked={isTaken}
          onChange={(event) => onTake(event.currentTarget.checked)}
        />
        <LimitedInput aria-label="标题" value={title} maxLength={LONGEST[doc.kind]} onText={onTitle} />
        <span>{factsOf(doc)}</span>
      </div>
      <Notes title="要留意的地方" notes={issues} />
      <Pictures pictures={doc.pictures} choices={choices} />
      <Missing {...missing} />
      {issues.length + doc.pictures.length + doc.missing.length === 0 ? (
        <p className={styles['clean']}>没有发现问题</p>
      ) : null}
    </li>
  );
}
