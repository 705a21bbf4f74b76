// Checks of what a widget stores, before anything is generated from it.
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
}

function defaultRules(given: JsonSchema, { root, above, isProperty }: Place): string[] {
  const schema = resolved(given, root);
  const { default: value, ...rest } = schema;
  // Of what widgets share, pickers write each part.
  const isOwn = isProperty && above.length === 0;
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

function rulesOf(schema: JsonSchema, place: Place): string[] {
  const unknown = [schema.type ?? []].flat().filter((type) => !TYPES.includes(type));
  if (unknown.length > 0) return [`type ${unknown.map((type) => `"${type}"`).join(', ')} is unknown`];
  const { $ref } = schema;
  if ($ref !== undefined && place.above.includes($ref)) return ['holds itself; a form has an end'];
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
  const { pointer, root, above } = place;
  const own = rulesOf(schema, place);
  // What stands within a mistake would be told as one more.
  if (own.length > 0) return own.map((message) => ({ pointer, message }));
  if (schema['x-opaque'] === true) return [];
  const within = schema.$ref === undefined ? above : [...above, schema.$ref];
  return children(resolved(schema, root)).flatMap(({ path, child, isProperty }) =>
    problemsIn(child, { pointer: `${pointer}/${path}`, root, above: within, isProperty }),
  );
}

/** Problems of a widget's stored face. */
export const storedProblems = ({ root, defs }: Bundle): Problem[] =>
  problemsIn(root, {
    pointer: '#/properties/data',
    root: { ...root, $defs: defs },
    above: [],
    isProperty: false,
  });
