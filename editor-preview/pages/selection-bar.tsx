// What can be done to several pages at once.
import { useState } from 'react';
import type { PageRow } from '~/domain/studio/api';
import { TRASH_DAYS } from '~/domain/studio/trash';
import { AskSure } from '../shell/ask';
import { useMe } from '../shell/session';
import { apiAddress } from '../services/addresses';
import { Button } from '../ui/button';
import { download } from '../documents/page-entries';
import styles from './pages-screen.module.css';
import type { PageActs } from '../documents/page-acts';

interface SelectionBarProps {
  rows: readonly PageRow[];
  acts: PageActs;
  onDone: () => void;
}

interface Asked {
  title: string;
  words: string;
  word: string;
  act: () => Promise<boolean>;
}

const liveWords = (rows: readonly PageRow[]): string => {
  const live = rows.filter(({ isLive }) => isLive);
  return live.length === 0
    ? ''
    : `其中 ${live.length} 个顾客正在看：${live.map(({ title }) => title).join('、')}。`;
};

interface GuardedProps {
  rows: readonly PageRow[];
  words: string;
  look?: 'danger';
  /** Why it cannot be done while one of them is live. */
  refusal: string;
  onPress: () => void;
}

interface SureProps {
  asked: Asked;
  onDone: () => void;
  onClose: () => void;
}

const Sure = ({ asked, onDone, onClose }: SureProps) => (
  <AskSure
    {...asked}
    act={async () => {
      await asked.act();
      onDone();
      return true;
    }}
    onClose={onClose}
  />
);

/** An act that live pages refuse. */
function Guarded({ rows, words, refusal, onPress, ...face }: GuardedProps) {
  const hasLive = rows.some(({ isLive }) => isLive);
  return (
    <Button {...face} disabled={hasLive} title={hasLive ? refusal : undefined} onClick={onPress}>
      {words}
    </Button>
  );
}

export function SelectionBar({ rows, acts, onDone }: SelectionBarProps) {
  const { rights } = useMe();
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = rows.length;
  const ask = (word: string, rest: string, act: Asked['act']) =>
    setAsked({ title: `${word} ${count} 个页面`, words: `${liveWords(rows)}${rest}`, word, act });
  return (
    <section className={styles['bar']} aria-label="对选中的页面">
      <output>已选 {count}</output>
      {rights.canPublish ? (
        <Button onClick={() => ask('停用', '停用以后顾客打不开。', () => acts.disableAll(rows))}>停用</Button>
      ) : null}
      {rights.canEdit ? (
        <Guarded
          rows={rows}
          words="移到模板"
          refusal="线上的页面要先下线，才能移到模板"
          onPress={() => ask('移到模板', '存为模板，页面放进回收站。', () => acts.moveToTemplates(rows))}
        />
      ) : null}
      <Button onClick={() => download(apiAddress('export', { pages: rows.map(({ id }) => id).join(',') }))}>
        导出
      </Button>
      {rights.canEdit ? (
        <Guarded
          rows={rows}
          look="danger"
          words="删除"
          refusal="线上的页面请逐个删除：要输入标题确认"
          onPress={() => ask('删除', `删除后在回收站保留 ${TRASH_DAYS} 天。`, () => acts.trashAll(rows))}
        />
      ) : null}
      <Button look="quiet" onClick={onDone}>
        取消选择
      </Button>
      {asked === null ? null : <Sure asked={asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </section>
  );
}
