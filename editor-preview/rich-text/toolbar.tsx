// The toolbar: one stop for Tab, arrow keys within.
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { IconButton } from '../ui/button';
import styles from './rich-dialog.module.css';
import { type Opened, type Tool, TOOL_GROUPS } from './tools';
import { isInputMethodKey } from '../ui/input-method';

interface ToolbarProps {
  /** Null while the source is edited: only the way back is there. */
  state: EditorState | null;
  opened: ReadonlySet<Opened>;
  onRun: (command: Command) => void;
  onOpen: (what: Opened) => void;
  ref?: Ref<HTMLDivElement>;
}

const TOOLS = TOOL_GROUPS.flat();

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TOOLS.length,
  ArrowLeft: (at) => (at + TOOLS.length - 1) % TOOLS.length,
  Home: () => 0,
  End: () => TOOLS.length - 1,
};

/** What is on already cannot be refused. */
function isUsable({ act, isOn }: Tool, state: EditorState | null): boolean {
  if (state === null) return act === 'source';
  return typeof act === 'string' || isOn?.(state) === true || act(state);
}

/** Undefined for tools without two states. */
function isPressed({ act, isOn }: Tool, { state, opened }: ToolbarProps): boolean | undefined {
  if (act === 'colour' || act === 'source') return opened.has(act);
  return isOn === undefined ? undefined : state !== null && isOn(state);
}

export function Toolbar(props: ToolbarProps) {
  const { state, onRun, onOpen, ref } = props;
  const [stop, setStop] = useState(0);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethodKey(event)) return;
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('button')[step(stop)]?.focus();
  };
  const use = (tool: Tool) => {
    if (!isUsable(tool, state)) return;
    if (typeof tool.act === 'string') onOpen(tool.act);
    else onRun(tool.act);
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="格式"
      tabIndex={-1}
      className={styles['toolbar']}
      onKeyDown={walk}
    >
      {TOOL_GROUPS.map((group) => (
        <span key={group[0]?.label} className={styles['group']}>
          {group.map((tool) => (
            <IconButton
              key={tool.label}
              icon={tool.icon}
              label={tool.label}
              {...(tool.keys === undefined ? {} : { keys: tool.keys })}
              isPressed={isPressed(tool, props)}
              // Not `disabled`: the focus would be lost with it.
              aria-disabled={!isUsable(tool, state)}
              tabIndex={TOOLS.indexOf(tool) === stop ? 0 : -1}
              onFocus={() => setStop(TOOLS.indexOf(tool))}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => use(tool)}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
