// Choosing by pasted numbers or addresses, one a line.
import { useId, useState } from 'react';
import type { Picked } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { Button } from '../ui/button';
import type { PickSource } from './pick-kinds';
import { idsOfLines } from './picked-rows';
import styles from './picker-dialog.module.css';
import { askPicked } from './use-pick';

interface PasteIdsProps {
  source: PickSource;
  onFound: (found: readonly Picked[]) => void;
}

/** Most numbers that the server looks up at once. */
const MOST = 200;

export function PasteIds({ source, onFound }: PasteIdsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const look = async () => {
    const { ids, unread } = idsOfLines(text);
    if (ids.length > MOST) {
      setWords(`一次最多 ${MOST} 个`);
      return;
    }
    try {
      const rows = await askPicked(source, ids);
      const found = rows.filter(({ isGone }) => !isGone);
      onFound(found);
      const missing = rows.length - found.length + unread;
      setWords(`找到 ${found.length} 个${missing > 0 ? `，${missing} 行没有找到` : ''}`);
    } catch (error) {
      setWords(wordsOf(error));
    }
  };
  return (
    <>
      <Button popoverTarget={id}>粘贴编号</Button>
      <div id={id} popover="auto" className={styles['paste']}>
        <label>
          编号或链接，一行一个
          <textarea rows={6} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <output>{words}</output>
        <Button disabled={text.trim() === ''} onClick={() => void look()}>
          加到已选
        </Button>
      </div>
    </>
  );
}
