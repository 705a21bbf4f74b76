// What the running check found at fields of the selected block; a part renders again when its own words change.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Issue } from '~/domain/studio/check/issue';
import { pathOf, type Pointer } from '~/domain/studio/pointer';
import { useEditor } from '../store/use-editor';
import type { PageWeight } from '~/domain/studio/check/weight';

export interface Checked {
  /** Null until the first check is through. */
  readonly issues: readonly Issue[] | null;
  /** Those that somebody accepted, with their reason. */
  readonly dismissed: readonly { readonly issue: Issue; readonly reason: string }[];
  /** By the key of a tab. */
  readonly weights: Readonly<Record<string, PageWeight>>;
  readonly hasFailed: boolean;
}

/** The check as its floor fills it. */
export interface Checking {
  get: () => Checked;
  subscribe: (listener: () => void) => () => void;
}

/** Null where nothing is checked: forms outside of a document. */
export const CheckingContext = createContext<Checking | null>(null);

const never = () => () => undefined;

/** `read` makes a plain value of the only selected block's issues. */
function useOwnIssues<T extends string | number>(read: (issues: readonly Issue[]) => T): T {
  const checking = useContext(CheckingContext);
  const uid = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const now = () => {
    const issues = uid === undefined ? null : (checking?.get().issues ?? null);
    return read(issues?.filter((issue) => issue.uid === uid) ?? []);
  };
  return useSyncExternalStore(checking?.subscribe ?? never, now, now);
}

export type FieldIssue = Pick<Issue, 'words'> & { level: 'must' | 'should' };

/** Of the field itself, and of what its control owns beside it. */
export function useFieldIssues(places: readonly Pointer[]): readonly FieldIssue[] {
  const text = useOwnIssues((issues) =>
    JSON.stringify(
      issues
        .filter(({ at, level }) => level !== 'hint' && places.includes(at))
        .map(({ level, words }) => ({ level, words })),
    ),
  );
  return useMemo(() => JSON.parse(text) as readonly FieldIssue[], [text]);
}

/** How many must be mended below these properties of the block. */
export const useMustCount = (names: ReadonlySet<string>): number =>
  useOwnIssues(
    (issues) => issues.filter(({ at, level }) => level === 'must' && names.has(pathOf(at)[0] ?? '')).length,
  );
