// Validates a form by the rules that the client has too (NS-06).
import { firstFormProblem, type FormName } from '~/domain/form-rules';
import { MallError } from './errors';

/** Throws a MallError with the first problem of the form, in the client's own words. */
export function checkForm(form: FormName, values: object): void {
  const problem = firstFormProblem(form, { ...values });
  if (problem !== null) throw new MallError(problem);
}
