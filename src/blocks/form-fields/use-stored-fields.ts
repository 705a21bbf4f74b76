// Fields of a form as an operator stored them, the same array while the form is the same: a new one resets its messages.
import { useMemo } from 'react';
import type { DiyField } from '~/domain/diy-form';
import { fieldsOfForm } from '~/domain/order-form';

export function useStoredFields(value: unknown): readonly DiyField[] {
  const text = JSON.stringify(value ?? []);
  return useMemo(() => fieldsOfForm(JSON.parse(text)), [text]);
}
