// What of a widget's schema decides how stored data are read: what a version's record keeps.
import type { Bundle, JsonSchema } from '../generate/schema';

const KEPT = [
  '$ref',
  'type',
  'enum',
  'const',
  'default',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'x-optional',
  'x-opaque',
] as const satisfies readonly (keyof JsonSchema)[];

const each = (schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, kept(schema)]));

/** Without words, hints and what follows from the rest (`required`). */
function kept(schema: JsonSchema): JsonSchema {
  const own: JsonSchema = Object.fromEntries(
    KEPT.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]),
  );
  if (schema.properties !== undefined) own.properties = each(schema.properties);
  if (schema.items !== undefined) own.items = kept(schema.items);
  if (schema.additionalProperties !== undefined)
    own.additionalProperties =
      typeof schema.additionalProperties === 'boolean'
        ? schema.additionalProperties
        : kept(schema.additionalProperties);
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const list = schema[key];
    if (list !== undefined) own[key] = list.map(kept);
  }
  return own;
}

export const constraintsOf = ({ root, defs }: Bundle): JsonSchema => ({
  ...kept(root),
  ...(Object.keys(defs).length === 0 ? {} : { $defs: each(defs) }),
});

/** A schema in the place of its `$ref`. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  return { ...resolved(root.$defs?.[$ref.replace('#/$defs/', '')] ?? {}, root), ...own };
}

/** What a value may be one of: each alternative and each type by itself. */
export function alternativesOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, ...own } = schema;
  const options = anyOf ?? oneOf;
  if (options !== undefined) return options.flatMap((option) => alternativesOf(resolved(option, root), root));
  if (!Array.isArray(own.type)) return [own];
  return own.type.map((type) => ({ ...own, type }));
}

/** Whether something sound is read where data lack the property. */
export function hasDefault(schema: JsonSchema, root: JsonSchema): boolean {
  const whole = resolved(schema, root);
  if (whole.default !== undefined || schema['x-optional'] === true) return true;
  const alternatives = alternativesOf(whole, root);
  if (alternatives.some(({ type }) => type === 'null')) return true;
  const properties = Object.values(whole.properties ?? {});
  return properties.length > 0 && properties.every((property) => hasDefault(property, root));
}
