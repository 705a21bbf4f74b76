// A tab's blocks as text: applied as one step, with the places of what is wrong.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { editJson, jsonOfTab, jsonProblem } from '~/domain/studio/commands/edit-json';
import { jsonChanges } from '~/domain/studio/commands/json-changes';
import type { EditDoc } from '~/domain/studio/document';
import { AskToLeave } from '../shell/ask';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { wordsOfSharedKey } from '../ui/shared-keys';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { JsonHelp } from './json-help';
import styles from './json.module.css';
import { type Code, useCode } from './use-code';
import { useHelp } from './use-help';

interface Opened {
  opened: EditDoc;
  key: string;
}

const REST_MS = 300;

/** What the text changes, in words; said when the typing rests, as a large text takes a while. */
function useChanges({ doc, isChanged }: Code, { opened, key }: Opened): string {
  const parts = useParts();
  const [changes, setChanges] = useState('');
  useEffect(() => {
    const say = () => {
      const edit = { key, text: doc.toString(), opened };
      setChanges(isChanged ? jsonChanges(commandContext(parts), edit) : '');
    };
    const timer = setTimeout(say, REST_MS);
    return () => clearTimeout(timer);
  }, [parts, doc, isChanged, opened, key]);
  return changes;
}

/** 「（第 3 行第 5 列）」 */
function lineWords({ doc }: Code, at: number): string {
  const line = doc.lineAt(at);
  return `（第 ${line.number} 行第 ${at - line.from + 1} 列）`;
}

interface ActionsProps {
  code: Code;
  changes: string;
  isReadOnly: boolean;
  onApply: () => void;
  onLeave: () => void;
}

function Actions({ code, changes, isReadOnly, onApply, onLeave }: ActionsProps) {
  const { problems, isChanged, goToProblem } = code;
  return (
    <>
      {problems === 0 ? null : (
        <Button look="quiet" icon="flag" title="到下一处（F8）" onClick={goToProblem}>
          {problems} 处问题
        </Button>
      )}
      <output className={styles['changes']}>{changes}</output>
      <Button onClick={onLeave}>{isReadOnly ? '关闭' : '取消'}</Button>
      {isReadOnly ? null : (
        <Button look="primary" title={wordsOfSharedKey('confirm')} disabled={!isChanged} onClick={onApply}>
          应用
        </Button>
      )}
    </>
  );
}

interface TextProps {
  host: RefObject<HTMLDivElement | null>;
  text: string;
  caret: Code['caret'];
  problem: string;
}

const Text = ({ host, text, caret, problem }: TextProps) => (
  <div className={styles['json']}>
    <p id="json-help">
      应用是一步，可以撤销；没有改的组件一个字节都不变。Ctrl+F 查找，Alt+/ 列出可以填的，F8 到下一处问题。
    </p>
    <div ref={host} className={styles['code']} />
    <JsonHelp text={text} caret={caret} />
    <p id="json-problem" role="alert" className={styles['problem']}>
      {problem}
    </p>
  </div>
);

export default function JsonDialog({ onClose }: { onClose: () => void }) {
  const store = useEditorStore();
  const run = useCommand();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const [{ opened, key, name, text }] = useState(() => {
    const { doc, tab } = store.get();
    const open = doc.tabs.find((one) => one.key === tab);
    const before = open === undefined ? '[]' : jsonOfTab(doc, open);
    return { opened: doc, key: tab, name: open?.name ?? '', text: before };
  });
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const apply = () => {
    if (!code.isChanged || isReadOnly) return;
    const edited = code.doc.toString();
    const wrong = jsonProblem(edited);
    setProblem(wrong === null ? '' : wrong.words + lineWords(code, wrong.at));
    if (wrong !== null) code.goTo(wrong.at);
    else if (run((context) => editJson(context, { key, text: edited, opened }))) onClose();
  };
  const code = useCode({ host, text, isReadOnly, help: useHelp(), onApply: apply });
  const changes = useChanges(code, { opened, key });
  const now = useMemo(() => code.doc.toString(), [code.doc]);
  const leave = () => (code.isChanged ? setIsAsking(true) : onClose());
  return (
    <Dialog
      title={`JSON：${name}`}
      width={880}
      height={600}
      onClose={leave}
      actions={<Actions {...{ code, changes, isReadOnly }} onApply={apply} onLeave={leave} />}
    >
      <Text {...{ host, problem }} text={now} caret={code.caret} />
      {isAsking ? <AskToLeave onLeave={onClose} onClose={() => setIsAsking(false)} /> : null}
    </Dialog>
  );
}
