// What an import contains: its pages, each with what is to be decided, and the button that makes them drafts.
import { useState } from 'react';
import type { NewPage } from '~/domain/studio/api';
import type { ImportReport } from '~/domain/studio/api-library';
import { Card } from '../app/place';
import { Button } from '../ui/button';
import { PageCard } from './import-page';
import styles from './new-page.module.css';
import { useImportChoices } from './use-import-choices';
import { useNewPage } from './use-new-page';

const KIND_WORDS: Readonly<Record<ImportReport['kind'], string>> = {
  components: '组件数组',
  page: '页面',
  template: '模板',
  'old-home': '旧版首页',
  export: '整站导出',
};

type Places = ReadonlySet<number>;

const turned = (places: Places, at: number, isOn: boolean): Places =>
  new Set(isOn ? [...places, at] : [...places].filter((one) => one !== at));

export function ImportTable({ report }: { report: ImportReport }) {
  const { pages, kind } = report;
  const [titles, setTitles] = useState<readonly string[]>(pages.map(({ title }) => title));
  const [left, setLeft] = useState<Places>(new Set());
  const [filled, setFilled] = useState<Places>(new Set());
  const choices = useImportChoices();
  const { isBusy, failure, create } = useNewPage();
  const taken = pages.flatMap((page, index) => (left.has(index) ? [] : [{ page, index }]));
  const isReady = taken.length > 0 && taken.every(({ index }) => titles[index]?.trim() !== '');
  const bodies = () =>
    taken.map(
      ({ page, index }): NewPage => ({
        from: 'import',
        title: titles[index]?.trim() ?? '',
        meta: page.meta,
        tabs: choices.tabsOf(page),
        isOwnGoods: filled.has(index),
      }),
    );
  return (
    <Card title={`认出是${KIND_WORDS[kind]}：${pages.length} 个页面`}>
      <ul className={styles['pages']}>
        {pages.map((page, index) => (
          <PageCard
            // Pages of a file have no ids.
            key={index}
            page={page}
            choices={choices}
            title={titles[index] ?? ''}
            isTaken={!left.has(index)}
            isFilled={filled.has(index)}
            onTitle={(title) => setTitles(titles.map((one, at) => (at === index ? title : one)))}
            onTake={(isTaken) => setLeft(turned(left, index, !isTaken))}
            onFill={(isFilled) => setFilled(turned(filled, index, isFilled))}
          />
        ))}
      </ul>
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <div>
        <Button
          look="primary"
          disabled={isBusy || choices.isCopying || !isReady}
          onClick={() => void create(bodies())}
        >
          {isBusy ? '正在导入…' : '导入为草稿'}
        </Button>
      </div>
    </Card>
  );
}
