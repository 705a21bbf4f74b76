// What people call the parameters of a call: the words in which the server says what is wrong with one.
import type { FormField } from '~/schemas/form';
import type { JsonSchema } from './schema';

/** Kinds of `x-id` that people type all the same. */
const TYPED: readonly unknown[] = ['code of a message', 'tracking number'];

/** Ids, codes and JSON are filled in by programs: where one is wrong, no words help a person. */
const isOfPrograms = (schema: JsonSchema): boolean =>
  (schema['x-id'] !== undefined && !TYPED.includes(schema['x-id'])) ||
  schema.enum !== undefined ||
  schema.const !== undefined ||
  schema.contentSchema !== undefined;

/** The label of its field, else its title. */
function wordsOf(schema: JsonSchema): string | undefined {
  const [field] = [(schema['x-form'] as FormField | FormField[] | undefined) ?? []].flat();
  return field?.label ?? schema.title;
}

/** Words by the names of parameters. */
export const paramWords = ({ properties = {} }: JsonSchema): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const words = wordsOf(schema);
      return words === undefined ? [] : [[name, words] as const];
    }),
  );

/** Names of parameters that are no program's alone and that no word is stated for: an optional one may be wrong as well. */
export const unnamedParams = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    isOfPrograms(schema) || wordsOf(schema) !== undefined ? [] : [name],
  );
