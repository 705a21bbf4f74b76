// The page's tabs under the phone: opens one; a page without tabs has none to choose.
import { type KeyboardEvent, useRef } from 'react';
import type { EditDoc } from '~/domain/studio/document';
import { actionNamed } from '../actions/actions';
import { useParts } from '../session/editor-context';
import { wordsOfKey } from '../ui/key-names';
import { useAction } from '../actions/use-actions';
import { useEditor, useEditorStore } from '../store/use-editor';
import { IconButton } from '../ui/button';
import { isInputMethodKey } from '../ui/input-method';
import styles from './page-tabs.module.css';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function AddTab() {
  const act = useAction();
  const action = actionNamed('add-tab');
  return <IconButton icon="plus" label={action.words} size={28} onClick={() => act(action)} />;
}

/** The keys that open the tabs beside the open one. */
const KEYS = ['previous-tab', 'next-tab'].flatMap((id) => actionNamed(id).keys ?? []).map(wordsOfKey);

/** Of many tabs the open one is in view. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The keys go from tab to tab of the list, and open each. */
function useWalk(tabs: EditDoc['tabs']) {
  const store = useEditorStore();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent, at: number) => {
    if (isInputMethodKey(event)) return;
    const next = STEPS[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    // On the stage these keys choose blocks.
    event.stopPropagation();
    store.openTab(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return { list, walk };
}

export function PageTabs() {
  const store = useEditorStore();
  const { answer } = useParts();
  const tabs = useEditor(({ doc }) => doc.tabs);
  const open = useEditor(({ tab }) => tab);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const { list, walk } = useWalk(tabs);
  if (tabs.length < 2) return null;
  return (
    <div className={styles['strip']}>
      <div ref={list} role="tablist" aria-label="页面的分页" className={styles['tabs']}>
        {tabs.map(({ key, name }, at) => (
          <button
            key={key}
            ref={key === open ? reveal : undefined}
            type="button"
            role="tab"
            aria-selected={key === open}
            tabIndex={key === open ? 0 : -1}
            title={`${name}（${KEYS.join(' ')} 换分页）`}
            onKeyDown={(event) => walk(event, at)}
            onClick={() => store.openTab(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {answer.kind === 'page' && !isReadOnly ? <AddTab /> : null}
    </div>
  );
}
