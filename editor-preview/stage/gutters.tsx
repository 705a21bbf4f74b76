// Beside the phone: the name of the selected block at its left, its tools at its right; never over the page.
import { useEffect, useState } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import type { Uid } from '~/domain/studio/document';
import { isPinned } from '~/domain/studio/pinned';
import { paletteById } from '~/widgets/palette-by-id';
import { actionNamed } from '../actions/actions';
import { useCommand, useParts } from '../session/editor-context';
import { useEditorUi } from '../session/editor-ui';
import { wordsOfKey } from '../ui/key-names';
import { useAction } from '../actions/use-actions';
import { useBlockMenu } from '../session/use-block-menu';
import { usePhoneDrag } from '../session/use-phone-drag';
import type { Box } from '../frame/messages';
import { useEditor } from '../store/use-editor';
import { IconButton } from '../ui/button';
import styles from './gutters.module.css';

const TOOLS = ['move-up', 'move-down', 'duplicate'] as const;
const TOOLS_HEIGHT = (TOOLS.length + 2) * 32;
const NAME_HEIGHT = 24;
const REST_MS = 100;

interface GuttersProps {
  uid: Uid;
  /** In px of the frame, unzoomed. */
  box: Box;
  /** Of the phone on the stage. */
  height: number;
  scale: number;
}

/** True while the place changes: tools fade rather than trail. */
function useIsMoving(y: number): boolean {
  const [settled, setSettled] = useState(y);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(y), REST_MS);
    return () => clearTimeout(timer);
  }, [y]);
  return settled !== y;
}

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The name: pressed it opens the menu, dragged over the phone it moves what is selected. */
function NameTag({ name }: { name: string }) {
  const run = useCommand();
  const openMenu = useBlockMenu();
  const uids = useEditor(({ selection }) => selection);
  const canMove = useEditor(({ doc, isReadOnly }) => !isReadOnly && !uids.some((one) => isPinned(doc, one)));
  const drag = usePhoneDrag({
    words: uids.length > 1 ? `${uids.length} 个组件` : name,
    isPossible: canMove,
    uids,
    onDrop: (place) => run((context) => moveBlocks(context, { uids, ...place })),
  });
  return (
    <button
      type="button"
      className={styles['name']}
      data-movable={canMove || undefined}
      title={name}
      onPointerDown={drag.begin}
      onClick={(event) => {
        if (!drag.hasDragged()) openMenu(event);
      }}
    >
      {name}
    </button>
  );
}

/** Letters of the text that is edited in the block, and how many it may have. */
function Counter({ uid }: { uid: Uid }) {
  const { ui } = useParts();
  const { inline } = useEditorUi(ui);
  const { texts = [], open = null } = inline ?? {};
  const text = texts.find((one) => one.uid === uid && one.field === open?.field);
  if (open?.uid !== uid || text === undefined || text.maxLength === null) return null;
  const isFull = open.length >= text.maxLength;
  return (
    <span className={styles['counter']} aria-hidden="true" data-full={isFull || undefined}>
      {open.length}/{text.maxLength}
    </span>
  );
}

function BlockTools({ uid, name, top }: { uid: Uid; name: string; top: number }) {
  const act = useAction();
  const openMenu = useBlockMenu();
  const isHidden = useEditor(({ doc }) => doc.notes[uid]?.isHidden === true);
  const tool = (id: string) => {
    const action = actionNamed(id);
    const { words, icon = 'more', keys: [key] = [] } = action;
    const keys = key === undefined ? {} : { keys: wordsOfKey(key) };
    return <IconButton key={id} icon={icon} label={words} {...keys} onClick={() => act(action)} />;
  };
  return (
    <div className={styles['tools']} style={{ top }} role="toolbar" aria-label={`「${name}」`}>
      {TOOLS.map(tool)}
      <IconButton
        icon={isHidden ? 'eye-off' : 'eye'}
        label={isHidden ? '显示' : '隐藏'}
        keys="H"
        isPressed={isHidden}
        onClick={() => act(actionNamed('hide'))}
      />
      <IconButton icon="more" label="更多" onClick={openMenu} />
    </div>
  );
}

export function Gutters({ uid, box, height, scale }: GuttersProps) {
  const name = useEditor(({ doc }) => blockName({ doc, palette: paletteById }, uid));
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const isMoving = useIsMoving(box.y);
  const [top, bottom] = [box.y * scale, (box.y + box.height) * scale];
  if (bottom < 0 || top > height) return null;
  const toolsTop = between(top, 0, Math.min(bottom, height) - TOOLS_HEIGHT);
  return (
    <div className={styles['gutters']} data-moving={isMoving || undefined}>
      <div className={styles['left']} style={{ top: between(top, 0, height - NAME_HEIGHT) }}>
        <NameTag name={name} />
        <Counter uid={uid} />
      </div>
      {isReadOnly ? null : <BlockTools uid={uid} name={name} top={toolsTop} />}
    </div>
  );
}
