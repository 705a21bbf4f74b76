// Validates a form by the fields that the client has too (NS-06).
import { formProblem } from '~/domain/form-fields';
import type { FormField } from '~/schemas/form';
import { fieldError } from './errors';

/**
 * Throws a MallError with the first problem of the form in the client's own words, and the field that has it; of the
 * fields of these names alone, where a part is checked by itself.
 */
export function checkForm(
  form: { readonly fields: readonly FormField[] },
  values: object,
  names?: readonly string[],
): void {
  const fields = form.fields.filter(({ name }) => names?.includes(name) ?? true);
  const problem = formProblem(fields, { ...values });
  if (problem !== null) throw fieldError(problem.name, problem.words);
}
