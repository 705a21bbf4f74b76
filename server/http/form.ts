// Validates a form by the rules that the client has too (NS-06).
import { firstFormProblem, type FormName } from '~/domain/form-rules';
import { formProblem } from '~/domain/form-fields';
import type { FormField } from '~/schemas/form';
import { fieldError, MallError } from './errors';

/**
 * Throws a MallError with the first problem of the form in the client's own words, and the field that has it; of the
 * fields of these names alone, where a part is checked by itself.
 */
export function checkForm(
  form: FormName | { readonly fields: readonly FormField[] },
  values: object,
  names?: readonly string[],
): void {
  if (typeof form === 'string') {
    const words = firstFormProblem(form, { ...values });
    if (words !== null) throw new MallError(words);
    return;
  }
  const fields = form.fields.filter(({ name }) => names?.includes(name) ?? true);
  const problem = formProblem(fields, { ...values });
  if (problem !== null) throw fieldError(problem.name, problem.words);
}
