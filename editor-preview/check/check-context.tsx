// The running check of the open document, for the panel, the top bar, the keys and the publish dialog.
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Issue } from '~/domain/studio/check/issue';
import { paletteById } from '~/widgets/palette-by-id';
import { useParts } from '../session/editor-context';
import { useReviewNotes } from '../session/use-publish-state';
import { useEditorStore } from '../store/use-editor';
import { CheckRunner } from './check-runner';
import { type Checked, CheckingContext } from '../session/field-issues';
import { baseFacts } from './base-facts';
import { pageWay } from './page-way';
import { revealField } from './reveal-field';

interface Check extends Checked {
  /** Goes where it is mended: selects the block and puts the focus on the field, or opens what the page is mended in. */
  open: (issue: Issue) => void;
  /** To the next issue, or the one before. */
  step: (by: 1 | -1) => void;
  /** How blocks look to a guest, as a preview reports it. */
  see: CheckRunner['see'];
  /** Checks now. */
  again: () => Promise<void>;
}

const CheckContext = createContext<Check | null>(null);

export function useCheck(): Check {
  const check = useContext(CheckContext);
  if (check === null) throw new Error('useCheck() needs a CheckProvider around it');
  return check;
}

/** The check with ways to its issues. */
function useWays(runner: CheckRunner): Check {
  const { ui } = useParts();
  const checked = useSyncExternalStore(runner.subscribe, runner.get);
  const last = useRef<string | null>(null);
  const editor = useEditorStore();
  return useMemo<Check>(() => {
    const show = (issue: Issue) => {
      last.current = `${issue.uid} ${issue.key}`;
      if (issue.uid === null) editor.openTab(issue.tab);
      else editor.select([issue.uid], issue.at === '' ? null : issue.at);
      if (issue.uid !== null) revealField(issue.at);
    };
    const open = (issue: Issue) => {
      show(issue);
      if (issue.mendIn !== undefined) editor.select([issue.mendIn]);
      else if (issue.uid === null) ui.set(pageWay(issue.code, editor.get().isReadOnly).shown);
    };
    return {
      ...checked,
      open,
      step: (by) => {
        const issues = checked.issues ?? [];
        const at = issues.findIndex(({ uid, key }) => `${uid} ${key}` === last.current);
        const start = at === -1 && by === -1 ? 0 : at;
        const next = issues[(start + by + issues.length) % Math.max(1, issues.length)];
        if (next !== undefined) show(next);
      },
      see: runner.see,
      again: () => runner.run(),
    };
  }, [checked, editor, runner, ui]);
}

export function CheckProvider({ children }: { children: ReactNode }) {
  const { store, me, answer } = useParts();
  const notes = useReviewNotes();
  const runner = useMemo(
    () => new CheckRunner({ store, kind: answer.kind, palette: paletteById, base: baseFacts(me, answer) }),
    [store, me, answer],
  );
  useEffect(() => runner.start(), [runner]);
  useEffect(() => runner.review(notes), [runner, notes]);
  const check = useWays(runner);
  return (
    <CheckingContext value={runner}>
      <CheckContext value={check}>{children}</CheckContext>
    </CheckingContext>
  );
}
