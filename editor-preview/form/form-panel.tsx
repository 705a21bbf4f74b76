// The property form of what is selected.
import { blockName } from '~/domain/studio/commands/command';
import { commandContext, useParts } from '../editor/editor-context';
import { useEditor } from '../store/use-editor';
import styles from './form-panel.module.css';

export function FormPanel() {
  const editor = useParts();
  const uid = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const name = useEditor(() => (uid === undefined ? '' : blockName(commandContext(editor), uid)));
  return (
    <section className={styles['form']} aria-label="属性">
      <h2>{uid === undefined ? '页面' : name}</h2>
    </section>
  );
}
