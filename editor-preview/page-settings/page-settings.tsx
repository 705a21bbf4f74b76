// The form of the page itself: title, homes, who may see it, tabs, ground and title bar, its JSON.
import { letterCount } from '~/domain/text';
import { useState } from 'react';
import type { AccessLimit } from '~/domain/studio/api';
import { isRecord } from '~/domain/record';
import { MAX_TITLE, setMeta, titleRefusal } from '~/domain/studio/commands/set-meta';
import { TextField, Tick } from '../shell/place';
import { PageWeight } from '../check/page-weight';
import { useCommand, useParts } from '../session/editor-context';
import { AccessField } from '../documents/page-dialogs';
import { homeWords } from '../documents/page-words';
import { usePageRow } from '../documents/use-pages';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { BlockCards } from './block-cards';
import { openJson } from '../json/json-view';
import styles from './page-settings.module.css';
import { Tabs } from './tabs';

function Title() {
  const run = useCommand();
  const stored = useEditor(({ doc }) => doc.meta['title']);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const title = typeof stored === 'string' ? stored : '';
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null ? null : titleRefusal(draft);
  const type = (text: string) => {
    const isWrong = titleRefusal(text) !== null;
    // What cannot be stored, and a space while it is typed, stay in the input.
    setDraft(isWrong || text !== text.trim() ? text : null);
    if (isWrong) return;
    run((context) =>
      setMeta(context, { name: 'title', value: text.trim(), words: '页面标题', isTyping: true }),
    );
  };
  return (
    <TextField
      label="标题"
      value={draft ?? title}
      onText={type}
      onBlur={() => setDraft(null)}
      maxLength={2 * MAX_TITLE}
      readOnly={isReadOnly}
      aria-invalid={problem !== null}
      help={problem ?? `${letterCount(draft ?? title)}/${MAX_TITLE}`}
    />
  );
}

function Homes() {
  const { answer } = useParts();
  const { data: row } = usePageRow(answer.doc);
  const homes = row === undefined ? [] : homeWords(row);
  if (homes.length === 0) return null;
  return <p className={styles['quiet']}>是这些平台的首页：{homes.join('、')}</p>;
}

const limitOf = (value: unknown): AccessLimit | null =>
  isRecord(value) && Array.isArray(value['member']) ? (value as unknown as AccessLimit) : null;

function Access() {
  const run = useCommand();
  const limit = useEditor(({ doc }) => doc.meta['access_limit']);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return (
    <AccessField
      limit={limitOf(limit)}
      disabled={isReadOnly}
      onLimit={(value) =>
        run((context) => setMeta(context, { name: 'access_limit', value, words: '谁可以看' }))
      }
    />
  );
}

function TabBar() {
  const run = useCommand();
  const isShown = useEditor(({ doc }) => doc.meta['show_navs'] === true);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return (
    <Tick
      label="有多个分页时显示分页栏"
      isOn={isShown}
      disabled={isReadOnly}
      onTick={(value) =>
        run((context) => setMeta(context, { name: 'show_navs', value, words: '显示分页栏' }))
      }
    />
  );
}

function PageForm() {
  return (
    <>
      <section className={styles['part']}>
        <Title />
        <Homes />
        <PageWeight />
        <Access />
      </section>
      <section className={styles['part']}>
        <h3>分页</h3>
        <Tabs />
        <TabBar />
      </section>
    </>
  );
}

function ModuleUses() {
  const { answer } = useParts();
  const titles = [...new Set(answer.uses.map(({ title }) => title))];
  return (
    <section className={styles['part']}>
      <p className={styles['shared']}>
        {titles.length === 0
          ? '还没有页面用到这个模块'
          : `用于 ${titles.length} 个页面：${titles.join('、')}`}
      </p>
    </section>
  );
}

export function PageSettings() {
  const { answer } = useParts();
  return (
    <div className={styles['settings']}>
      {answer.kind === 'page' ? <PageForm /> : null}
      {answer.kind === 'module' ? <ModuleUses /> : null}
      <BlockCards />
      <section className={styles['part']}>
        <Button icon="code" isCompact onClick={openJson}>
          在 JSON 中看（J）
        </Button>
      </section>
    </div>
  );
}
