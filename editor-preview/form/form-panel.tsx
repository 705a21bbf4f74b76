// The property form of what is selected.
import { useMemo } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { FORM_GROUPS, GROUP_WORDS, type FormGroup } from '~/domain/studio/form';
import { commandContext, useParts } from '../editor/editor-context';
import { controlOf } from '../controls/controls';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { FormContextProvider } from './form-context';
import { Fields } from './form-field';
import styles from './form-panel.module.css';
import { type BlockForm as State, useBlockForm } from './use-block-form';

const NO_SCOPE = { ownerAt: '' } as const;

function Group({ group, state }: { group: FormGroup; state: State }) {
  const { data } = state;
  return (
    <details open className={styles['group']}>
      <summary>{GROUP_WORDS[group.id]}</summary>
      <Fields {...NO_SCOPE} fields={group.fields} owner={data} scopes={[data]} />
    </details>
  );
}

function BlockForm({ uid }: { uid: Uid }) {
  const { state, hasFailed, retry } = useBlockForm(uid);
  const context = useMemo(() => (state === null ? null : { ...state, controlOf }), [state]);
  if (hasFailed)
    return (
      <div className={styles['note']} role="alert">
        <p>这个组件的表单没有加载到</p>
        <Button onClick={retry}>重试</Button>
      </div>
    );
  if (state === null || context === null) return <p className={styles['note']}>正在加载…</p>;
  const groups = FORM_GROUPS.flatMap((id) => state.form.groups.find((group) => group.id === id) ?? []);
  return (
    <FormContextProvider value={context}>
      {groups.map((group) => (
        <Group key={group.id} group={group} state={state} />
      ))}
    </FormContextProvider>
  );
}

export function FormPanel() {
  const editor = useParts();
  const uid = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const name = useEditor(() => (uid === undefined ? '' : blockName(commandContext(editor), uid)));
  return (
    <section className={styles['form']} aria-label="属性">
      <h2>{uid === undefined ? '页面' : name}</h2>
      <div className={styles['body']}>{uid === undefined ? null : <BlockForm key={uid} uid={uid} />}</div>
    </section>
  );
}
