// Folders of the library: choosing, adding, renaming and deleting; pictures stay when their folder goes.
import { type FormEvent, useState } from 'react';
import type { MediaFolder } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { Button, IconButton } from '../ui/button';
import { useAddFolder, useDeleteFolder, useFolders, useRenameFolder } from './media-api';
import { isInputMethodKey } from '../ui/input-method';
import styles from './media.module.css';
import { LimitedInput } from '../ui/limited-input';

interface FoldersProps {
  /** An id, 'none', or undefined for all. */
  folder: string | undefined;
  isReadOnly: boolean;
  onChoose: (folder: string | undefined) => void;
}

interface NameFormProps {
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

function NameForm({ name: before, onName, onClose }: NameFormProps) {
  const [name, setName] = useState(before);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    try {
      await onName(name.trim());
      onClose();
    } catch (error) {
      setFailure(wordsOf(error));
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles['name-form']}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isInputMethodKey(event)) return;
        // Ends naming, not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <LimitedInput
        ref={(input) => input?.focus()}
        aria-label="文件夹名称"
        maxLength={30}
        value={name}
        onText={setName}
      />
      <Button isCompact type="submit">
        好
      </Button>
      {failure === '' ? null : <p role="alert">{failure}</p>}
    </form>
  );
}

function Folder({ own, folder, isReadOnly, onChoose }: FoldersProps & { own: MediaFolder }) {
  const [isNaming, setIsNaming] = useState(false);
  const rename = useRenameFolder();
  const remove = useDeleteFolder();
  const { id, name, count } = own;
  const isOpen = folder === String(id);
  if (isNaming)
    return (
      <li>
        <NameForm
          name={name}
          onName={(next) => rename.mutateAsync({ id, name: next })}
          onClose={() => setIsNaming(false)}
        />
      </li>
    );
  return (
    <li>
      <button type="button" aria-pressed={isOpen} onClick={() => onChoose(String(id))}>
        <span>{name}</span>
        <small>{count}</small>
      </button>
      {isOpen && !isReadOnly ? (
        <>
          <Button isCompact look="quiet" onClick={() => setIsNaming(true)}>
            改名
          </Button>
          <IconButton
            size={24}
            icon="trash"
            label={`删除文件夹${name}，里面的素材不会删除`}
            onClick={() => remove.mutate(id, { onSuccess: () => onChoose(undefined) })}
          />
        </>
      ) : null}
    </li>
  );
}

const FIXED: readonly { id: string | undefined; words: string }[] = [
  { id: undefined, words: '全部' },
  { id: 'none', words: '未归类' },
];

export function Folders(props: FoldersProps) {
  const { folder, isReadOnly, onChoose } = props;
  const [isAdding, setIsAdding] = useState(false);
  const { data = [] } = useFolders();
  const add = useAddFolder();
  return (
    <nav className={styles['folders']} aria-label="文件夹">
      <ul>
        {FIXED.map(({ id, words }) => (
          <li key={words}>
            <button type="button" aria-pressed={folder === id} onClick={() => onChoose(id)}>
              {words}
            </button>
          </li>
        ))}
        {data.map((own) => (
          <Folder key={own.id} own={own} {...props} />
        ))}
      </ul>
      {isReadOnly ? null : isAdding ? (
        <NameForm name="" onName={(name) => add.mutateAsync(name)} onClose={() => setIsAdding(false)} />
      ) : (
        <Button isCompact icon="plus" onClick={() => setIsAdding(true)}>
          新建文件夹
        </Button>
      )}
    </nav>
  );
}
