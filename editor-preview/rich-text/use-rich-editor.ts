// The editor in its element, for as long as it is mounted.
import 'prosemirror-gapcursor/style/gapcursor.css';
import 'prosemirror-view/style/prosemirror.css';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { type EditorProps, EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mallAddress } from '../services/mall-address';
import { beginState, leavingKeys } from './editor-state';
import { pastedFiles, pastedHtml } from './pasted';
import { type Attributes, schema } from './schema';
import { isInputMethodKey } from '../ui/input-method';

interface Options {
  host: RefObject<HTMLElement | null>;
  /** What the editor begins with. */
  doc: Node;
  /** Accessible name. */
  label: string;
  onChange: (doc: Node) => void;
  onLink: () => void;
  /** Alt+F10: the way to the tools without a pointer. */
  onTools: () => void;
  /** Said of a paste, null where all came along. */
  onPasted: (words: string | null) => void;
  onFiles: (files: readonly File[]) => void;
}

/** The mall's own pictures lie one folder above the studio. */
const pictureView: NodeViewConstructor = (node) => {
  const { src = '', ...attributes } = node.attrs['attributes'] as Attributes;
  const dom = document.createElement('img');
  for (const [name, value] of Object.entries({ alt: '', ...attributes })) dom.setAttribute(name, value);
  dom.setAttribute('src', mallAddress(src));
  return { dom };
};

export interface RichEditor {
  state: EditorState;
  run: (command: Command) => void;
  focus: () => void;
}

type Handlers = Pick<Options, 'onLink' | 'onTools' | 'onPasted' | 'onFiles'>;

function propsOf({ label, ...handlers }: Handlers & { label: string }): EditorProps {
  const take = (transfer: DataTransfer | null): boolean => {
    const files = pastedFiles(transfer);
    if (files.length > 0) handlers.onFiles(files);
    return files.length > 0;
  };
  return {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'data-first-focus': '',
    },
    nodeViews: { [schema.nodes.image.name]: pictureView },
    transformPastedHTML: (html) => {
      const { html: allowed, words } = pastedHtml(html);
      handlers.onPasted(words);
      return allowed;
    },
    handlePaste: (_view, event) => take(event.clipboardData),
    handleDrop: (_view, event) => take(event.dataTransfer),
    handleDOMEvents: {
      // The editor would take Escape from the dialog.
      keydown: (_view, event) => event.key === 'Escape' && !isInputMethodKey(event),
    },
    handleKeyDown: leavingKeys({ openLink: handlers.onLink, goToTools: handlers.onTools }),
  };
}

/** `onState` gets each state, and whether its text differs from the one before. */
function openView(
  place: HTMLElement,
  props: EditorProps & { state: EditorState },
  onState: (state: EditorState, isChanged: boolean) => void,
): EditorView {
  const view: EditorView = new EditorView(place, {
    ...props,
    dispatchTransaction: (transaction) => {
      const next = view.state.apply(transaction);
      view.updateState(next);
      onState(next, transaction.docChanged);
    },
  });
  return view;
}

export function useRichEditor({ host, doc, label, ...handlers }: Options): RichEditor {
  const view = useRef<EditorView | null>(null);
  const [begun] = useState(() => beginState(doc));
  const [state, setState] = useState(begun);
  const changed = useEffectEvent(handlers.onChange);
  const onLink = useEffectEvent(handlers.onLink);
  const onTools = useEffectEvent(handlers.onTools);
  const onPasted = useEffectEvent(handlers.onPasted);
  const onFiles = useEffectEvent(handlers.onFiles);
  useEffect(() => {
    const { current: place } = host;
    if (place === null) return undefined;
    const props = propsOf({
      label,
      onLink: () => onLink(),
      onTools: () => onTools(),
      onPasted: (words) => onPasted(words),
      onFiles: (files) => onFiles(files),
    });
    const made = openView(place, { ...props, state: begun }, (next, isChanged) => {
      setState(next);
      if (isChanged) changed(next.doc);
    });
    view.current = made;
    made.focus();
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [host, begun, label]);
  const run = (command: Command) => {
    const { current } = view;
    if (current !== null) command(current.state, (tr) => current.dispatch(tr), current);
  };
  return { state, run, focus: () => view.current?.focus() };
}
