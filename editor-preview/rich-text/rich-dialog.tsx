// The rich text's editor: tools, the text or its source at the left, the phone at the right.
import { useState } from 'react';
import { textOf } from '~/domain/coercion';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html';
import { AskToLeave } from '../shell/ask';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { PhoneView } from './phone-view';
import styles from './rich-dialog.module.css';
import { RichView } from './rich-view';
import { SourceView } from './source-view';
import { allowedHtml } from './tree';

interface RichDialogProps {
  control: ControlProps;
  onClose: () => void;
}

/** The text in the dialog; as it is stored until something of it changes. */
function useText(stored: string) {
  const [html, setHtml] = useState(stored);
  const [isSource, setIsSource] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  /** Of a source, what shoppers get; true where that is all of it. */
  const settle = (): boolean => {
    if (!isSource || html === stored) return true;
    const { html: allowed, places } = allowedHtml(html, nodesFromHtml(html));
    setHtml(allowed);
    if (places > 0) setNote(`源码里有 ${places} 处顾客看不到的内容，已去掉`);
    return places === 0;
  };
  const turn = () => {
    setNote(null);
    settle();
    setIsSource(!isSource);
  };
  return { html, setHtml, isSource, turn, settle, note, setNote };
}

interface ActionsProps {
  html: string;
  most: number;
  note: string | null;
  onLeave: () => void;
  onFinish: () => void;
}

function Actions({ html, most, note, onLeave, onFinish }: ActionsProps) {
  const isLong = html.length > most;
  return (
    <>
      <output className={styles['note']} data-wrong={isLong || undefined}>
        {isLong ? `内容有 ${html.length} 个字符，最多 ${most}` : note}
      </output>
      <Button onClick={onLeave}>取消</Button>
      <Button look="primary" disabled={isLong} onClick={onFinish}>
        完成
      </Button>
    </>
  );
}

export default function RichDialog({ control, onClose }: RichDialogProps) {
  const { field, value, write } = control;
  const stored = textOf(value);
  const [isAsking, setIsAsking] = useState(false);
  const text = useText(stored);
  const { html, isSource, note, setNote } = text;
  const most = field.maxLength ?? Infinity;
  const leave = () => (html === stored ? onClose() : setIsAsking(true));
  const finish = () => {
    if (!text.settle()) return;
    if (html !== stored) write(html, { words: '修改' });
    onClose();
  };
  return (
    <Dialog
      title={field.title}
      width={800}
      height={640}
      onClose={leave}
      actions={<Actions {...{ html, most, note }} onLeave={leave} onFinish={finish} />}
    >
      <div className={styles['editor']}>
        {isSource ? (
          <SourceView html={html} onChange={text.setHtml} onLeave={text.turn} />
        ) : (
          <RichView
            html={html}
            label={field.title}
            onChange={text.setHtml}
            onSource={text.turn}
            onNote={setNote}
          />
        )}
        <PhoneView html={html} />
      </div>
      {isAsking ? <AskToLeave onLeave={onClose} onClose={() => setIsAsking(false)} /> : null}
    </Dialog>
  );
}
