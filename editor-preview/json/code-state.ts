// What the JSON's editor is made of: its language, keys, marks, completion and help.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type Completion,
  type CompletionSource,
  completionKeymap,
  insertCompletionText,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec, type Text } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { isSharedKey } from '../ui/shared-keys';
import { completionsAt, type JsonKnown, type JsonOption } from './completions';
import type { JsonMark } from './marks';
import { PHRASES } from './phrases';
import type { PlaceWords } from './words';

export interface CodeHelp extends JsonKnown {
  marksOf: (text: string) => Promise<JsonMark[]>;
  wordsOf: (text: string, at: number) => Promise<PlaceWords | null>;
  /** Ctrl+Enter. */
  apply: () => void;
}

const REST_MS = 400;

const SEVERITIES = { must: 'error', should: 'warning', hint: 'info' } as const;

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--st-accent-ink)' },
  { tag: tags.string, color: 'var(--st-ok)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--st-warn)' },
]);

const diagnosticOf = ({ start, end, level, words }: JsonMark): Diagnostic => ({
  from: start,
  to: end,
  severity: SEVERITIES[level],
  message: words,
});

/** Typing goes on with the names that were found. */
const STILL_TYPED = /^"?[^\s"[\]{},:]*"?$/;

/** The rest of the name or value that the caret is in goes too. */
function taken({ apply, ...option }: JsonOption, rest: number): Completion {
  const take = (view: EditorView, completion: Completion, ...[from, to]: [number, number]) =>
    view.dispatch({
      ...insertCompletionText(view.state, apply, from, to + rest),
      annotations: pickedCompletion.of(completion),
    });
  return { ...option, apply: take };
}

const completing =
  (known: JsonKnown): CompletionSource =>
  async ({ state, pos, explicit }) => {
    const found = await completionsAt(state.doc.toString(), pos, known);
    if (found === null || (found.from === found.to && !explicit)) return null;
    const options = found.options.map((option) => taken(option, found.to - pos));
    return found.isWhole
      ? { from: found.from, options, filter: false }
      : { from: found.from, options, validFor: STILL_TYPED };
  };

function tooltipOf({ block, words, values }: PlaceWords): HTMLElement {
  const dom = document.createElement('div');
  const add = (text: string, kind: 'b' | 'p') => {
    dom.append(Object.assign(document.createElement(kind), { textContent: text }));
  };
  add(block, 'b');
  add(words, 'p');
  for (const value of values) add(value, 'p');
  return dom;
}

const hovering = (wordsOf: CodeHelp['wordsOf']): Extension =>
  hoverTooltip(async ({ state }, pos) => {
    const words = await wordsOf(state.doc.toString(), pos);
    return words === null ? null : { pos, above: true, create: () => ({ dom: tooltipOf(words) }) };
  });

/** Escape closes the dialog, unless something is open in the editor; Tab leaves it. */
const KEYS = [
  ...closeBracketsKeymap,
  ...completionKeymap,
  // Ctrl+Space belongs to input methods.
  { key: 'Alt-/', run: startCompletion },
  ...searchKeymap,
  ...lintKeymap,
  ...foldKeymap,
  ...historyKeymap,
  ...defaultKeymap.filter(({ key }) => key !== 'Escape'),
];

const attributes = EditorView.contentAttributes.of({
  'aria-label': '组件的 JSON',
  'aria-describedby': 'json-help json-where json-problem',
  // Browsers know that it takes the focus, tools that look at the page do not.
  tabindex: '0',
});

export function beginCode(doc: Text, help: CodeHelp, isReadOnly: boolean): EditorState {
  const lint = async ({ state }: EditorView) => (await help.marksOf(state.doc.toString())).map(diagnosticOf);
  const confirm = (event: KeyboardEvent): boolean => {
    const isConfirmed = isSharedKey('confirm', event);
    if (isConfirmed) help.apply();
    return isConfirmed;
  };
  return EditorState.create({
    doc,
    extensions: [
      EditorState.readOnly.of(isReadOnly),
      EditorState.phrases.of(PHRASES),
      Prec.highest(EditorView.domEventHandlers({ keydown: confirm })),
      keymap.of(KEYS),
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      history(),
      bracketMatching(),
      closeBrackets(),
      json(),
      syntaxHighlighting(COLOURS),
      search({ top: true }),
      // It would write, too, where typing is refused.
      isReadOnly ? [] : autocompletion({ override: [completing(help)], icons: false }),
      linter(lint, { delay: REST_MS }),
      hovering(help.wordsOf),
      attributes,
    ],
  });
}
