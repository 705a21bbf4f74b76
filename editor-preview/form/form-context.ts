// What the fields of a block's form share: how they write, and which control each kind of field has.
import { createContext, useContext } from 'react';
import type { ControlId } from '~/domain/studio/form';
import type { Control } from './control';
import type { BlockForm } from './use-block-form';

export interface FormContext extends Omit<BlockForm, 'form'> {
  controlOf: (id: ControlId) => Control;
  /** Nothing that is typed would be written. */
  isReadOnly: boolean;
}

const Context = createContext<FormContext | null>(null);
export const FormContextProvider = Context.Provider;

export function useFormContext(): FormContext {
  const context = useContext(Context);
  if (context === null) throw new Error('useFormContext() needs a block form around it');
  return context;
}
