// The JSON's editor in its element, for as long as it is mounted.
import { diagnosticCount, nextDiagnostic } from '@codemirror/lint';
import { type EditorState, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginCode, type CodeHelp } from './code-state';

interface Options {
  host: RefObject<HTMLElement | null>;
  /** What the editor begins with. */
  text: string;
  isReadOnly: boolean;
  help: Omit<CodeHelp, 'apply'>;
  onApply: () => void;
}

interface Now {
  doc: Text;
  caret: number;
  /** How many places are marked. */
  problems: number;
}

export interface Code extends Now {
  isChanged: boolean;
  /** Selects the sign at a place, with the focus. */
  goTo: (at: number) => void;
  goToProblem: () => void;
}

const nowOf = (state: EditorState): Now => ({
  doc: state.doc,
  caret: state.selection.main.head,
  problems: diagnosticCount(state),
});

export function useCode({ host, text, isReadOnly, help, onApply }: Options): Code {
  const view = useRef<EditorView | null>(null);
  const [begun] = useState(() => ({ doc: Text.of(text.split('\n')), help, isReadOnly }));
  const [now, setNow] = useState<Now>({ doc: begun.doc, caret: 0, problems: 0 });
  const apply = useEffectEvent(onApply);
  useEffect(() => {
    const { current: parent } = host;
    if (parent === null) return undefined;
    const made = new EditorView({
      parent,
      state: beginCode(begun.doc, { ...begun.help, apply: () => apply() }, begun.isReadOnly),
      dispatchTransactions: (transactions, own) => {
        own.update(transactions);
        setNow(nowOf(own.state));
      },
    });
    view.current = made;
    made.focus();
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [host, begun]);
  const goTo = (at: number) => {
    const { current: own } = view;
    if (own === null) return;
    const { length } = own.state.doc;
    const selection = { anchor: Math.min(at, length), head: Math.min(at + 1, length) };
    own.dispatch({ selection, scrollIntoView: true });
    own.focus();
  };
  const goToProblem = () => {
    const { current: own } = view;
    if (own === null) return;
    nextDiagnostic(own);
    own.focus();
  };
  return { ...now, isChanged: !now.doc.eq(begun.doc), goTo, goToProblem };
}
