// The file of an API family: its type, and the mistakes in it that a reader of the file can see.
import type { Problem } from './hints';
import { unnamedParams } from './param-words';
import { type JsonSchema, refProblems, repeatingNames } from './schema';

export interface EndpointSource {
  route: string;
  method: 'GET' | 'POST';
  auth: string;
  description: string;
  topLevel?: boolean;
  /** Changes data: our client sends it by POST whatever the contract's method. */
  write?: boolean;
  file?: boolean;
  params?: JsonSchema;
  data?: JsonSchema;
}

export interface FamilySource extends JsonSchema {
  family: string;
  endpoints: Record<string, EndpointSource>;
}

const METHODS: readonly unknown[] = ['GET', 'POST'];

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Of the members of an endpoint, by their names. */
function endpointProblems(source: EndpointSource): Problem[] {
  const { route, method, description, params = {} } = source;
  return [
    ...(isText(route) ? [] : [{ pointer: 'route', message: 'needs the route of the call' }]),
    ...(METHODS.includes(method) ? [] : [{ pointer: 'method', message: 'is GET or POST' }]),
    ...(isText(description) ? [] : [{ pointer: 'description', message: 'needs words on what it does' }]),
    ...unnamedParams(params).map((name) => ({
      pointer: `params/properties/${name}`,
      message: 'needs a title, the Chinese word by which the mall says what is wrong with it',
    })),
  ];
}

/** Problems of a family, by their place in its file. */
export function familyProblems(family: FamilySource, library: Map<string, JsonSchema>): Problem[] {
  const own: JsonSchema = { $defs: family.$defs ?? {} };
  const repeats = (schema: JsonSchema, at: string): Problem[] =>
    repeatingNames(schema, at).map((pointer) => ({ pointer, message: 'the description repeats the name' }));
  const ofEndpoints = Object.entries(family.endpoints).flatMap(([name, source]) => {
    const at = `#/endpoints/${name}`;
    const parts = Object.entries({ params: source.params, data: source.data }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [{ schema, place: `${at}/${part}` }],
    );
    return [
      ...endpointProblems(source).map(({ pointer, message }) => ({ pointer: `${at}/${pointer}`, message })),
      ...parts.flatMap(({ schema, place }) => [
        ...repeats(schema, place),
        ...refProblems(schema, family, library).map(({ pointer, message }) => ({
          pointer: pointer.replace('#', place),
          message,
        })),
      ]),
    ];
  });
  return [...repeats(own, '#'), ...refProblems(own, family, library), ...ofEndpoints];
}
