// What an import contains: pages with their blocks, issues by place, pictures of other hosts, goods that are not here.
import { useState } from 'react';
import type { NewPage } from '~/domain/studio/api';
import type { ImportedPage, ImportReport } from '~/domain/studio/api-library';
import { MAX_TITLE } from '~/domain/studio/commands/set-meta';
import { Card } from '../app/place';
import { Button } from '../ui/button';
import styles from './new-page.module.css';
import { useNewPage } from './use-new-page';

const KIND_WORDS: Readonly<Record<ImportReport['kind'], string>> = {
  components: '组件数组',
  page: '页面',
  template: '模板',
  'old-home': '旧版首页',
  export: '整站导出',
};

/** Notes that are shown at once; the rest is unfolded. */
const SHOWN = 5;

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const rest = notes.slice(SHOWN);
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((words, index) => (
        <li key={`${index}-${words}`}>{words}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles['notes']}>
      <h3>
        {title}（{notes.length}）
      </h3>
      {list(notes.slice(0, SHOWN))}
      {rest.length === 0 ? null : (
        <details>
          <summary>还有 {rest.length} 条</summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

const issueWords = ({ issues, tabs }: ImportedPage): string[] =>
  issues.map(({ tab, message }) =>
    tabs.length > 1 ? `分页「${tabs[tab]?.name ?? tab + 1}」${message}` : message,
  );

interface PageCardProps {
  page: ImportedPage;
  title: string;
  isTaken: boolean;
  onTitle: (title: string) => void;
  onTake: (isTaken: boolean) => void;
}

function PageCard({ page, title, isTaken, onTitle, onTake }: PageCardProps) {
  const blocks = page.tabs.reduce((sum, { blockCount }) => sum + blockCount, 0);
  return (
    <li className={styles['page']}>
      <div className={styles['page-head']}>
        <input
          type="checkbox"
          aria-label={`导入 ${page.title}`}
          checked={isTaken}
          onChange={(event) => onTake(event.currentTarget.checked)}
        />
        <input
          aria-label="标题"
          value={title}
          maxLength={MAX_TITLE}
          onChange={(event) => onTitle(event.currentTarget.value)}
        />
        <span>
          {blocks} 个组件{page.tabs.length > 1 ? `，${page.tabs.length} 个分页` : ''}
        </span>
      </div>
      <Notes title="要留意的地方" notes={issueWords(page)} />
      <Notes title="在别的网站上的图片，会原样保留" notes={page.pictures} />
      <Notes title="这里没有的商品，顾客看不到它们" notes={page.missingGoods.map((id) => `商品编号 ${id}`)} />
      {page.issues.length + page.pictures.length + page.missingGoods.length === 0 ? (
        <p className={styles['clean']}>没有发现问题</p>
      ) : null}
    </li>
  );
}

export function ImportTable({ report }: { report: ImportReport }) {
  const { pages, kind } = report;
  const [titles, setTitles] = useState<readonly string[]>(pages.map(({ title }) => title));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { isBusy, failure, create } = useNewPage();
  const taken = pages.flatMap(({ tabs }, index): NewPage[] =>
    left.has(index)
      ? []
      : [
          {
            from: 'import',
            title: titles[index]?.trim() ?? '',
            tabs: tabs.map(({ name, text }) => ({ name, text })),
          },
        ],
  );
  const isReady = taken.length > 0 && taken.every(({ title }) => title !== '');
  return (
    <Card title={`认出是${KIND_WORDS[kind]}：${pages.length} 个页面`}>
      <ul className={styles['pages']}>
        {pages.map((page, index) => (
          <PageCard
            // Pages of a file have no ids.
            key={index}
            page={page}
            title={titles[index] ?? ''}
            isTaken={!left.has(index)}
            onTitle={(title) => setTitles(titles.map((one, at) => (at === index ? title : one)))}
            onTake={(isTaken) =>
              setLeft(new Set(isTaken ? [...left].filter((one) => one !== index) : [...left, index]))
            }
          />
        ))}
      </ul>
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button look="primary" disabled={isBusy || !isReady} onClick={() => void create(taken)}>
        {isBusy ? '正在导入…' : '导入为草稿'}
      </Button>
    </Card>
  );
}
