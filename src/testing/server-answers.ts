// Tells whether a server could send an answer of a test: by the schema of the route, but for what the test leaves out.
import type { Endpoint } from '~/schemas/endpoint';
import { alternativeFor, defaultOf, isRecord, type Shape } from '~/schemas/shape';
import { families } from '~/schemas/api/families.gen';
import type { FamilyModules, SchemaError, Validate } from '~/schemas/validate';

const isEndpoint = (value: unknown): value is Endpoint<never, unknown> =>
  isRecord(value) && typeof value['route'] === 'string' && 'answer' in value;

interface Known {
  endpoint: Endpoint<never, unknown>;
  /** Loaded for the families that a test answers: they are large. */
  validator: () => Promise<Validate | undefined>;
}

async function knownIn({ calls, answers }: FamilyModules): Promise<[string, Known][]> {
  return Object.entries(await calls()).flatMap(([constant, endpoint]): [string, Known][] => {
    if (!isEndpoint(endpoint)) return [];
    const name = `validate${constant.charAt(0).toUpperCase()}${constant.slice(1)}Data`;
    return [
      [endpoint.route, { endpoint, validator: async () => (await answers())[name] as Validate | undefined }],
    ];
  });
}

const known = new Map((await Promise.all(families.map(knownIn))).flat());

/** JSON Pointers of what was found in an answer. */
interface Found {
  /** Names that no schema has. */
  unknown: string[];
  /** What was filled in. */
  absent: string[];
}

/** The value with what is required and absent, which the phone fills in the same way (`coerce`). */
function complete(shape: Shape, value: unknown, pointer: string, found: Found): unknown {
  if (shape.u !== undefined) {
    const match = value === null ? undefined : alternativeFor(shape.u, value);
    return match === undefined ? value : complete(match, value, pointer, found);
  }
  const { i: item } = shape;
  if (Array.isArray(value))
    return item === undefined
      ? value
      : value.map((one, at) => complete(item, one, `${pointer}/${at}`, found));
  return isRecord(value) && shape.t === 'o' ? completeObject(shape, value, pointer, found) : value;
}

function completeObject(
  { p: named, a: unnamed, o: optional = [] }: Shape,
  value: Record<string, unknown>,
  pointer: string,
  found: Found,
): Record<string, unknown> {
  // An object of no name is free: the data of a widget.
  const isFree = named === undefined || Object.keys(named).length === 0;
  const given = Object.entries(value).map(([name, one]): [string, unknown] => {
    const part = named?.[name] ?? unnamed;
    if (part !== undefined) return [name, complete(part, one, `${pointer}/${name}`, found)];
    if (!isFree) found.unknown.push(`${pointer}/${name}`);
    return [name, one];
  });
  const absent = Object.entries(named ?? {}).filter(
    ([name]) => value[name] === undefined && !optional.includes(name),
  );
  found.absent.push(...absent.map(([name]) => `${pointer}/${name}`));
  return Object.fromEntries([...given, ...absent.map(([name, part]) => [name, defaultOf(part)])]);
}

/** The errors of what a test gave: neither of what was filled in, nor of the unions that do not match because of that. */
function errorsOf(errors: readonly SchemaError[], absent: readonly string[]): SchemaError[] {
  const isFilledIn = ({ instancePath }: SchemaError) => absent.some((at) => instancePath.startsWith(at));
  const filled = errors.filter(isFilledIn);
  const isConsequence = ({ instancePath }: SchemaError) =>
    filled.some((error) => error.instancePath.startsWith(`${instancePath}/`));
  return errors.filter((error) => !isFilledIn(error) && !isConsequence(error));
}

/** What no server sends of an answer's data; nothing of a route that a test made up. */
export async function wrongIn(route: string, data: unknown): Promise<string[]> {
  const { endpoint, validator } = known.get(route) ?? {};
  const validate = await validator?.();
  if (endpoint === undefined || validate === undefined) return [];
  const found: Found = { unknown: [], absent: [] };
  // As it is sent.
  const sent: unknown = data === undefined ? null : JSON.parse(JSON.stringify(data));
  const errors = validate(complete(endpoint.answer, sent, '', found)) ? [] : (validate.errors ?? []);
  return [
    ...found.unknown.map((pointer) => `${route} ${pointer}: no such name`),
    ...errorsOf(errors, found.absent).map(
      ({ instancePath, message = '' }) => `${route} ${instancePath}: ${message}`,
    ),
  ];
}
