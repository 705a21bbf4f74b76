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

interface ToolButtonProps {
  tool: Tool;
  bar: ToolbarProps;
  isStop: boolean;
  onStop: () => void;
}

function ToolButton({ tool, bar, isStop, onStop }: ToolButtonProps) {
  const use = () => {
    if (!isUsable(tool, bar.state)) return;
    if (typeof tool.act === 'string') bar.onOpen(tool.act);
    else bar.onRun(tool.act);
  };
  return (
    <IconButton
      icon={tool.icon}
      label={tool.label}
      {...(tool.keys === undefined ? {} : { keys: tool.keys })}
      isPressed={isPressed(tool, bar)}
      // Not `disabled`: the focus would be lost with it.
      aria-disabled={!isUsable(tool, bar.state)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onStop}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={use}
    />
  );
}

export function Toolbar(props: ToolbarProps) {
  const { ref } = props;
  const [stop, setStop] = useState(0);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethodKey(event)) return;
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('button')[step(stop)]?.focus();
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
            <ToolButton
              key={tool.label}
              tool={tool}
              bar={props}
              isStop={TOOLS.indexOf(tool) === stop}
              onStop={() => setStop(TOOLS.indexOf(tool))}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
