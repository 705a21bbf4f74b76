// Buttons of undo and redo, named after the step that they take back or do again.
import { useEditor } from '../store/use-editor';
import { IconButton } from '../ui/button';
import { useParts } from './editor-context';
import { redo, undo } from './undoing';

/** `hasKeys`: where the keys of the editor act. */
export function UndoButtons({ hasKeys = false }: { hasKeys?: boolean }) {
  const editor = useParts();
  const steps = useEditor((state) => state.steps);
  const done = useEditor((state) => state.done);
  const [last, next] = [steps[done - 1], steps[done]];
  return (
    <>
      <IconButton
        icon="undo"
        label={last === undefined ? '撤销' : `撤销：${last.name}`}
        {...(hasKeys ? { keys: 'Ctrl+Z' } : {})}
        disabled={last === undefined}
        onClick={() => undo(editor)}
      />
      <IconButton
        icon="redo"
        label={next === undefined ? '重做' : `重做：${next.name}`}
        {...(hasKeys ? { keys: 'Ctrl+Shift+Z' } : {})}
        disabled={next === undefined}
        onClick={() => redo(editor)}
      />
    </>
  );
}
