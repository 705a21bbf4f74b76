// Beside the phone: the name of the selected block at its left, its tools at its right; never over the page.
import { type MouseEvent, useEffect, useState } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { actionNamed } from '../editor/actions';
import { byId, useParts } from '../editor/editor-context';
import { useAction } from '../editor/use-actions';
import type { Box } from '../frame/messages';
import { useEditor } from '../store/use-editor';
import { IconButton } from '../ui/button';
import styles from './gutters.module.css';

const TOOLS_HEIGHT = 5 * 32;
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

export function Gutters({ uid, box, height, scale }: GuttersProps) {
  const editor = useParts();
  const name = useEditor(({ doc }) => blockName({ doc, palette: byId }, uid));
  const note = useEditor(({ doc }) => doc.notes[uid]);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const isMoving = useIsMoving(box.y);
  const act = useAction();
  const does = (id: string) => () => act(actionNamed(id));
  const openMenu = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, bottom: below } = currentTarget.getBoundingClientRect();
    editor.ui.set({ menu: { x: left, y: below + 4 } });
  };
  const [top, bottom] = [box.y * scale, (box.y + box.height) * scale];
  if (bottom < 0 || top > height) return null;
  const nameTop = between(top, 0, height - 24);
  const toolsTop = between(top, 0, Math.min(bottom, height) - TOOLS_HEIGHT);
  const isHidden = note?.isHidden === true;
  return (
    <div className={styles['gutters']} data-moving={isMoving || undefined}>
      <button
        type="button"
        className={styles['name']}
        style={{ top: nameTop }}
        title={name}
        onClick={openMenu}
      >
        {name}
      </button>
      {isReadOnly ? null : (
        <div className={styles['tools']} style={{ top: toolsTop }} role="toolbar" aria-label={`「${name}」`}>
          <IconButton icon="up" label="上移" keys="Alt+↑" onClick={does('move-up')} />
          <IconButton icon="down" label="下移" keys="Alt+↓" onClick={does('move-down')} />
          <IconButton icon="copy" label="再来一个" keys="Ctrl+D" onClick={does('duplicate')} />
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            label={isHidden ? '显示' : '隐藏'}
            keys="H"
            isPressed={isHidden}
            onClick={does('hide')}
          />
          <IconButton icon="more" label="更多" onClick={openMenu} />
        </div>
      )}
    </div>
  );
}
