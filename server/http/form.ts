// Validates a form by the rules that the client has too (NS-06).
import { firstFormProblem, type FormName } from '~/domain/form-rules';
import { formProblem } from '~/domain/form-fields';
import type { FormField } from '~/schemas/form';
import { MallError } from './errors';

/** Throws a MallError with the first problem of the form in the client's own words, and the field that has it. */
export function checkForm(form: FormName | { readonly fields: readonly FormField[] }, values: object): void {
  if (typeof form === 'string') {
    const words = firstFormProblem(form, { ...values });
    if (words !== null) throw new MallError(words);
    return;
  }
  const problem = formProblem(form.fields, { ...values });
  if (problem !== null) throw new MallError(problem.words, { data: { field: problem.name } });
}
