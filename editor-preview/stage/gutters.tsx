// Beside the phone: the name of the selected block at its left, its tools at its right; never over the page.
import { useEffect, useState } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { commandContext, useParts } from '../editor/editor-context';
import type { Box } from '../frame/messages';
import { useEditor } from '../store/use-editor';
import { IconButton } from '../ui/button';
import styles from './gutters.module.css';
import { closePopover, Popover } from './popover';
import { pressKey } from './press-key';

const MENU: readonly (readonly [string, string])[] = [
  ['剪切', 'Ctrl+X'],
  ['复制', 'Ctrl+C'],
  ['粘贴在后', 'Ctrl+V'],
  ['复制样式', 'Ctrl+Alt+C'],
  ['粘贴样式', 'Ctrl+Alt+V'],
  ['存为模块', 'Ctrl+G'],
  ['重命名', 'F2'],
  ['锁定', 'L'],
  ['移到最后', 'Alt+PageDown'],
  ['查看数据', 'J'],
  ['删除', 'Delete'],
];

const Menu = () => (
  <div className={styles['menu']}>
    {MENU.map(([words, key]) => (
      <button
        key={key}
        type="button"
        onClick={({ currentTarget }) => {
          closePopover(currentTarget);
          pressKey(key);
        }}
      >
        {words}
        <kbd>{key.replace('ArrowUp', '↑').replace('Delete', 'Del')}</kbd>
      </button>
    ))}
  </div>
);

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
  const name = useEditor(() => blockName(commandContext(editor), uid));
  const note = useEditor(({ doc }) => doc.notes[uid]);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const isMoving = useIsMoving(box.y);
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
        onClick={() => document.getElementById('stage-block-menu')?.click()}
      >
        {name}
      </button>
      {isReadOnly ? null : (
        <div className={styles['tools']} style={{ top: toolsTop }} role="toolbar" aria-label={`「${name}」`}>
          <IconButton icon="up" label="上移" keys="Alt+↑" onClick={() => pressKey('Alt+ArrowUp')} />
          <IconButton icon="down" label="下移" keys="Alt+↓" onClick={() => pressKey('Alt+ArrowDown')} />
          <IconButton icon="copy" label="再来一个" keys="Ctrl+D" onClick={() => pressKey('Ctrl+D')} />
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            label={isHidden ? '显示' : '隐藏'}
            keys="H"
            isPressed={isHidden}
            onClick={() => pressKey('H')}
          />
          <Popover label="更多" icon="more" width={208} align="right" id="stage-block-menu">
            <Menu />
          </Popover>
        </div>
      )}
    </div>
  );
}
