// Checks of schemas before anything is generated from them: what is stored, and what calls carry.
import { isSameJson } from '~/domain/studio/same-json';
import { coerceWhole } from '~/schemas/shape';
import { hasDefault, resolved } from '../widget-versions/constraints';
import type { Problem } from './hints';
import { type Bundle, type JsonSchema, shapeOf } from './schema';

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** A name would be taken for a colour, whatever it is. */
const COLOUR = /^$|^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^(rgb|hsl)a?\([\d\s.,%/]+\)$/i;

interface Place {
  pointer: string;
  root: JsonSchema;
  /** Refs that the schema stands in. */
  above: readonly string[];
  isProperty: boolean;
  /** Of what is stored, each property has a default. */
  isStored: boolean;
}

function defaultRules(given: JsonSchema, { root, above, isProperty, isStored }: Place): string[] {
  const schema = resolved(given, root);
  const { default: value, ...rest } = schema;
  // Of what widgets share, pickers write each part.
  const isOwn = isStored && isProperty && above.length === 0;
  if (value === undefined)
    return isOwn && !hasDefault(given, root) ? ['needs a default, or "x-optional": true'] : [];
  const said = JSON.stringify(value);
  if (schema.format === 'color' && typeof value === 'string' && !COLOUR.test(value))
    return [`default ${said} is no hex, rgb() or hsl() colour`];
  const read = coerceWhole(shapeOf(rest, root.$defs ?? {}), value);
  return isSameJson(read.value, value)
    ? []
    : [`default ${said} is not by its own schema, which reads ${JSON.stringify(read.value)}`];
}

const isWithinItself = ({ $ref }: JsonSchema, { above }: Place): boolean =>
  $ref !== undefined && above.includes($ref);

function rulesOf(schema: JsonSchema, place: Place): string[] {
  const unknown = [schema.type ?? []].flat().filter((type) => !TYPES.includes(type));
  if (unknown.length > 0) return [`type ${unknown.map((type) => `"${type}"`).join(', ')} is unknown`];
  if (place.isStored && isWithinItself(schema, place)) return ['holds itself; a form has an end'];
  if (schema.oneOf !== undefined) return ['oneOf is not read: write anyOf'];
  return defaultRules(schema, place);
}

const children = ({ properties = {}, items, additionalProperties, anyOf = [] }: JsonSchema) => [
  ...Object.entries(properties).map(([name, child]) => ({
    path: `properties/${name}`,
    child,
    isProperty: true,
  })),
  ...(items === undefined ? [] : [{ path: 'items', child: items, isProperty: false }]),
  ...(typeof additionalProperties === 'object'
    ? [{ path: 'additionalProperties', child: additionalProperties, isProperty: false }]
    : []),
  ...anyOf.map((child, index) => ({ path: `anyOf/${index}`, child, isProperty: false })),
];

function problemsIn(schema: JsonSchema, place: Place): Problem[] {
  const { pointer, above } = place;
  const own = rulesOf(schema, place);
  // What stands within a mistake would be told as one more.
  if (own.length > 0) return own.map((message) => ({ pointer, message }));
  if (schema['x-opaque'] === true || isWithinItself(schema, place)) return [];
  const within = schema.$ref === undefined ? above : [...above, schema.$ref];
  return children(resolved(schema, place.root)).flatMap(({ path, child, isProperty }) =>
    problemsIn(child, { ...place, pointer: `${pointer}/${path}`, above: within, isProperty }),
  );
}

const problemsOf = ({ root, defs }: Bundle, at: Pick<Place, 'pointer' | 'isStored'>): Problem[] =>
  problemsIn(root, { ...at, root: { ...root, $defs: defs }, above: [], isProperty: false });

/** Problems of what is stored: a widget's data, a plugin's settings. */
export const storedProblems = (bundle: Bundle, pointer: string): Problem[] =>
  problemsOf(bundle, { pointer, isStored: true });

/** Problems of what a call carries. */
export const carriedProblems = (bundle: Bundle, pointer: string): Problem[] =>
  problemsOf(bundle, { pointer, isStored: false });
