// A tab's blocks as text: applied as one step, with the place of what is wrong.
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { isArray, isRecord } from '~/domain/record';
import { editJson, jsonOfTab, jsonProblem } from '~/domain/studio/commands/edit-json';
import { jsonChanges } from '~/domain/studio/commands/json-changes';
import type { EditDoc } from '~/domain/studio/document';
import { commandContext, useCommand, useParts } from '../editor/editor-context';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { JsonHelp } from './json-help';
import styles from './page-settings.module.css';

/** Component ids in their order; null while the text is no list. */
function idsOf(text: string): string[] | null {
  if (jsonProblem(text) !== null) return null;
  const blocks: unknown = JSON.parse(text);
  return isArray(blocks) ? blocks.map((block) => (isRecord(block) ? String(block['id']) : '')) : null;
}

/** 「第 3 行第 5 列」 */
function lineOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `第 ${lines.length} 行第 ${(lines.at(-1)?.length ?? 0) + 1} 列`;
}

interface Opened {
  opened: EditDoc;
  key: string;
  before: string;
}

/** What the text changes, in words, and which blocks it has; a moment behind the typing. */
function useReading(
  now: string,
  { opened, key, before }: Opened,
): { changes: string; ids: readonly string[] } {
  const parts = useParts();
  const text = useDeferredValue(now);
  const changes = useMemo(
    () => (text === before ? '' : jsonChanges(commandContext(parts), { key, text, opened })),
    [parts, text, before, key, opened],
  );
  const ids = useMemo(() => idsOf(text) ?? idsOf(before) ?? [], [text, before]);
  return { changes, ids };
}

interface JsonTextProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  ids: readonly string[];
  problem: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

function JsonText({ area, text, ids, problem, isReadOnly, onChange }: JsonTextProps) {
  const [caret, setCaret] = useState(0);
  return (
    <div className={styles['json']}>
      <p id="json-help">应用是一步，可以撤销；没有改的组件一个字节都不变。</p>
      <textarea
        ref={area}
        aria-label="组件的 JSON"
        aria-describedby="json-help json-where json-problem"
        aria-invalid={problem !== ''}
        spellCheck={false}
        readOnly={isReadOnly}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      <JsonHelp {...{ text, caret, ids }} />
      <p id="json-problem" role="alert" className={styles['problem']}>
        {problem}
      </p>
    </div>
  );
}

export default function JsonDialog({ onClose }: { onClose: () => void }) {
  const store = useEditorStore();
  const run = useCommand();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const [{ opened, key, name, text: before }] = useState(() => {
    const { doc, tab } = store.get();
    const open = doc.tabs.find((one) => one.key === tab);
    const text = open === undefined ? '[]' : jsonOfTab(doc, open);
    return { opened: doc, key: tab, name: open?.name ?? '', text };
  });
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState('');
  const { changes, ids } = useReading(text, { opened, key, before });
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = () => {
    const wrong = jsonProblem(text);
    const place = wrong?.at === undefined ? '' : `（${lineOf(text, wrong.at)}）`;
    setProblem(`${wrong?.words ?? ''}${place}`);
    if (wrong === null) {
      if (run((context) => editJson(context, { key, text, opened }))) onClose();
      return;
    }
    area.current?.focus();
    if (wrong.at !== undefined) area.current?.setSelectionRange(wrong.at, wrong.at + 1);
  };
  return (
    <Dialog
      title={`JSON：${name}`}
      width={880}
      height={600}
      onClose={onClose}
      actions={
        <>
          <output className={styles['changes']}>{changes}</output>
          <Button onClick={onClose}>{isReadOnly ? '关闭' : '取消'}</Button>
          {isReadOnly ? null : (
            <Button look="primary" disabled={text === before} onClick={apply}>
              应用
            </Button>
          )}
        </>
      }
    >
      <JsonText {...{ area, text, ids, problem, isReadOnly }} onChange={setText} />
    </Dialog>
  );
}
