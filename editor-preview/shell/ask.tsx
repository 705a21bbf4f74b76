// Dialogs that ask before an act: in general, for a name, and whether one is sure.
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './ask.module.css';
import { TextField } from './place';

interface AskProps {
  title: string;
  /** Word of the button that acts. */
  word: string;
  isDanger?: boolean;
  isReady?: boolean;
  /** True when it was done. */
  act: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Acts once at a time; what was done closes the dialog. */
function useSubmit({ isReady, act, onClose }: Pick<AskProps, 'act' | 'onClose'> & { isReady: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy || !isReady) return;
    setIsBusy(true);
    if (await act()) onClose();
    else setIsBusy(false);
  };
  return { isBusy, submit };
}

/** Acts once at a time, by its button or Enter, and closes when it was done. */
export function Ask({ title, word, isDanger = false, isReady = true, act, onClose, children }: AskProps) {
  const form = useId();
  const { isBusy, submit } = useSubmit({ isReady, act, onClose });
  return (
    <Dialog
      title={title}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="submit"
            form={form}
            look={isDanger ? 'danger' : 'primary'}
            disabled={isBusy || !isReady}
          >
            {word}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles['ask']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

export const MAX_NAME = 30;

interface AskNameProps extends Pick<AskProps, 'title' | 'word' | 'onClose'> {
  name?: string;
  act: (name: string) => Promise<boolean>;
}

export function AskName({ name: before = '', act, ...ask }: AskNameProps) {
  const [name, setName] = useState(before);
  return (
    <Ask {...ask} isReady={name.trim() !== ''} act={() => act(name.trim())}>
      <TextField label="名称" value={name} onText={setName} maxLength={MAX_NAME} required />
    </Ask>
  );
}

interface AskSureProps extends Pick<AskProps, 'title' | 'isReady' | 'act' | 'onClose'> {
  words: string;
  word?: string;
}

export const AskSure = ({ words, word = '删除', ...ask }: AskSureProps) => (
  <Ask {...ask} word={word} isDanger>
    <p>{words}</p>
  </Ask>
);

/** Before a dialog whose text is not applied yet closes. */
export function AskToLeave({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const leave = () => {
    onLeave();
    return Promise.resolve(true);
  };
  return (
    <AskSure
      title="放弃修改？"
      words="这次的修改还没有放进页面。"
      word="放弃"
      act={leave}
      onClose={onClose}
    />
  );
}
