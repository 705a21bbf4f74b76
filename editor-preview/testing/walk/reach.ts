// Every widget's form with its sample data, and the elements of its fields. For tests.
import { act, fireEvent } from '@testing-library/react';
import { FORM_GROUPS, type WidgetForm } from '~/domain/studio/form';
import { coerce } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { loadAll } from '~/widgets/kit/testing/samples';
import { fixtures } from '~/widgets/samples.gen';
import { shapes } from '~/widgets/shapes.gen';
import type { renderForm } from '../../form/testing';
import type { Place } from './places';

const FIXTURES = await loadAll(fixtures);

export type Form = Awaited<ReturnType<typeof renderForm>>;

/** To be called before each test: all groups of all forms are open. */
export function unfoldAll(): void {
  localStorage.clear();
  const open = Object.keys(forms).map((id) => [id, FORM_GROUPS] as const);
  localStorage.setItem('studio.form.folds', JSON.stringify(Object.fromEntries(open)));
}

export const formOf = async (id: string): Promise<WidgetForm> => {
  const load = forms[id];
  if (load === undefined) throw new Error(`No form for ${id}`);
  return (await load()).default;
};

export const read = (id: string, data: unknown): unknown => {
  const shape = shapes[id]?.stored;
  if (shape === undefined) throw new Error(`No shape of ${id}`);
  return coerce(shape, data);
};

/** Sample data of a widget, as the server delivers them. */
export const sampleOf = (id: string): unknown => FIXTURES[id]?.full ?? {};

/** The same as they are stored, with all defaults. */
export const fullOf = (id: string): unknown => read(id, sampleOf(id));

/** The element of a field, in its row once that is open; the innermost where a control repeats its pointer. */
export function elementOf({ container }: Form, { at, lists }: Place): HTMLElement | undefined {
  const found = () => [...container.querySelectorAll<HTMLElement>(`[data-at="${at}"]`)].at(-1);
  for (const list of lists) {
    if (found() !== undefined) break;
    const row = container.querySelector(`[data-row="${list.at}/0"]`);
    const line = row?.querySelector<HTMLElement>('[aria-expanded="false"]');
    if (line !== undefined && line !== null) fireEvent.click(line);
  }
  return found();
}

export const undoAll = ({ store }: Form): void =>
  act(() => {
    while (store.get().done > 0) store.undo();
  });
