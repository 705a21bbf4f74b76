// Refuses what phones cannot use of a setting: when it is written, and, where it is not finished, when it is published.
import {
  newProblems,
  SETTING_FORMS,
  type SettingProblem,
  settingProblems,
} from '~/domain/studio/settings/setting-problems';
import type { DocRef, SettingDoc } from './doc-name';
import type { Fields } from './fields';
import { invalidField } from './studio-error';

type Kind = Pick<DocRef, 'kind'>;

/** What `after` adds to the problems of `before`; none of a document without such a form. */
function addedProblems({ kind }: Kind, before: Fields, after: Fields): SettingProblem[] {
  const form = SETTING_FORMS[kind as SettingDoc];
  return form === undefined ? [] : newProblems(settingProblems(form, before), settingProblems(form, after));
}

/** The first value that must not be stored; null for none. */
export const unstorable = (ref: Kind, before: Fields, after: Fields): SettingProblem | null =>
  addedProblems(ref, before, after).find(({ bars }) => bars === 'store') ?? null;

/** @throws StudioError 422 with the pointer within `meta`. */
export function requireStorable(ref: Kind, before: Fields, after: Fields): void {
  const problem = unstorable(ref, before, after);
  if (problem !== null) throw invalidField(`/meta${problem.at}`, problem.words);
}

/** What is live already may stay as it is. @throws StudioError 422. */
export function requireFinished(ref: Kind, live: Fields, next: Fields): void {
  const [problem] = addedProblems(ref, live, { ...live, ...next });
  if (problem !== undefined) throw invalidField(`/meta${problem.at}`, problem.words);
}
