// Small dialogs: a name, and whether one is sure.
import { useState } from 'react';
import { TextField } from '../app/place';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface AskProps {
  title: string;
  onClose: () => void;
}

/** Runs an act once at a time, and closes when it was done. */
export function useOnce(onClose: () => void): [isBusy: boolean, run: (act: () => Promise<boolean>) => void] {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<boolean>) => {
    if (isBusy) return;
    setIsBusy(true);
    if (await act()) onClose();
    else setIsBusy(false);
  };
  return [isBusy, (act) => void run(act)];
}

const MAX_NAME = 30;

interface AskNameProps extends AskProps {
  /** Word of the button. */
  word: string;
  name?: string;
  act: (name: string) => Promise<boolean>;
}

export function AskName({ title, word, name: before = '', act, onClose }: AskNameProps) {
  const [name, setName] = useState(before);
  const [isBusy, run] = useOnce(onClose);
  const submit = () => run(() => act(name.trim()));
  return (
    <Dialog
      title={title}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" disabled={isBusy || name.trim() === ''} onClick={submit}>
            {word}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') submit();
        }}
      >
        <TextField label="名称" value={name} onText={setName} maxLength={MAX_NAME} required />
      </form>
    </Dialog>
  );
}

interface AskSureProps extends AskProps {
  words: string;
  word?: string;
  isReady?: boolean;
  act: () => Promise<boolean>;
}

export function AskSure({ title, words, word = '删除', isReady = true, act, onClose }: AskSureProps) {
  const [isBusy, run] = useOnce(onClose);
  return (
    <Dialog
      title={title}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="danger" disabled={isBusy || !isReady} onClick={() => run(act)}>
            {word}
          </Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}
