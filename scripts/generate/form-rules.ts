// Defaults of a form field without hints: kind, control, group, help. The first matching rule wins.
import type { ControlId, FormGroupId, LinkShape, ValueKind } from '~/domain/studio/form';
import { type Hint, ownControlIn } from './hints';
import type { JsonSchema } from './schema';

/** A property as the rules receive it. */
export interface Property {
  name: string;
  /** Refs resolved. */
  schema: JsonSchema;
  /** Name of the definition that it, or its row, refers to. */
  ref?: string;
  rowRef?: string;
  hint: Hint;
  kind: ValueKind;
}

const typesOf = (schema: JsonSchema): string[] =>
  schema.anyOf === undefined
    ? [schema.type ?? []].flat()
    : schema.anyOf.flatMap((option) => (option.$ref === undefined ? typesOf(option) : ['object']));

const KINDS: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

export const isNullable = (schema: JsonSchema): boolean => typesOf(schema).includes('null');

export function kindOf(schema: JsonSchema): ValueKind {
  if (schema['x-opaque'] === true) return 'any';
  const types = [...new Set(typesOf(schema).filter((type) => type !== 'null'))].sort();
  if (types.length === 1) return KINDS[types[0] ?? ''] ?? 'any';
  const isNumberOrText =
    types.length === 2 && types[1] === 'string' && /^(integer|number)$/.test(types[0] ?? '');
  return isNumberOrText ? 'text-or-number' : 'any';
}

const LINKS: Readonly<Record<string, LinkShape>> = {
  AnyLink: { shape: 'whole', fields: {} },
  SimpleLink: { shape: 'simple', fields: {} },
};

/** The kind of link, by the referenced definition. */
export const linkByRef = (ref: string | undefined): LinkShape | undefined => LINKS[ref ?? ''];

const FORMATS: Readonly<Record<string, ControlId>> = { color: 'colour', image: 'picture', html: 'rich' };

const BY_KIND: Readonly<Record<ValueKind, ControlId>> = {
  text: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'switch',
  'text-or-number': 'number',
  list: 'list',
  object: 'frame',
  any: 'none',
};

/** Maximum length of a one-line text. */
const LINE = 30;

function controlOfEnum({ hint, schema }: Property): ControlId {
  const options = hint.options ?? [];
  if (hint.switch !== undefined) return 'switch';
  const values = new Set(schema.enum);
  const isYesNo = values.size === 2 && values.has(0) && values.has(1);
  if (isYesNo && options.length === 0) return 'switch';
  if (options.length > 0 && options.every(({ icon }) => icon !== undefined)) return 'cards';
  return options.length <= 3 && options.every(({ words }) => words.length <= 4) ? 'segments' : 'select';
}

function controlOfList({ hint, rowRef }: Property): ControlId {
  if (rowRef === 'GoodsSnapshot' || hint.pick?.startsWith('goods') === true) return 'goods';
  if (rowRef === 'Hotspot') return 'hotspots';
  if (hint.pick !== undefined) return 'pick';
  return hint.rows?.fixed === undefined ? 'list' : 'fixed-list';
}

export function controlOf(property: Property): ControlId {
  const { hint, schema, kind, ref } = property;
  if (hint.hidden === true || hint.computed !== undefined) return 'none';
  if (ownControlIn(hint) !== undefined) return 'own';
  if (hint.control !== undefined) return hint.control as ControlId;
  if (hint.link !== undefined || linkByRef(ref) !== undefined) return 'link';
  if (schema.enum !== undefined) return controlOfEnum(property);
  const byFormat = FORMATS[schema.format ?? ''];
  if (byFormat !== undefined) return byFormat;
  if (kind === 'list') return controlOfList(property);
  if (hint.pick !== undefined) return 'pick';
  if (kind === 'text') {
    const maxLength = hint.maxLength ?? schema.maxLength;
    return hint.lines === 'many' || (maxLength ?? 0) > LINE ? 'textarea' : 'text';
  }
  const isNumber = kind === 'integer' || kind === 'number' || kind === 'text-or-number';
  return isNumber && hint.unit === 'rpx' ? 'length' : BY_KIND[kind];
}

const GROUP_RULES: readonly [(property: Property, control: ControlId) => boolean, FormGroupId][] = [
  [({ name }, control) => control === 'colour' && /^(background|bg|c_?bg)|Bg$|^bg_/i.test(name), 'ground'],
  [(_property, control) => control === 'ground', 'ground'],
  [(_property, control) => control === 'colour', 'colour'],
  [({ name }) => /padding|margin|radius|^c_border|^height$/i.test(name), 'space'],
  [(_property, control) => control === 'box', 'space'],
  [
    ({ name, schema }) => schema.enum !== undefined && /style|mode|type|proportion|fill|position/i.test(name),
    'layout',
  ],
  [(_property, control) => control === 'goods' || control === 'pick', 'source'],
  [({ name }) => /(Size|_size)$/.test(name), 'text'],
];

export const groupOf = (property: Property, control: ControlId): FormGroupId =>
  property.hint.group ?? GROUP_RULES.find(([fits]) => fits(property, control))?.[1] ?? 'content';

const STYLED: readonly FormGroupId[] = ['layout', 'text', 'colour', 'ground', 'space'];

/** Appearance values belong to a copied style; texts, pictures and chosen goods do not. */
export function isStyle({ hint, kind, schema }: Property, control: ControlId, group: FormGroupId): boolean {
  if (hint.style !== undefined) return hint.style;
  const isContent = (kind === 'text' && schema.enum === undefined && control !== 'colour') || kind === 'list';
  return STYLED.includes(group) && (!isContent || control === 'picture');
}

/** Clauses of a description that the form already shows as data, or that concern old documents only. */
const DATA =
  /^(单位|编辑时|(最多|最大)\s*\d|宽 750|格式|留空|空为|看不清|不清晰|旧数据|旧文档|建议|statics|\d+ 至)|样式.*\d|\d×\d|字段名|未选择/;

/** Characters that a clause must add to the label. */
const MORE = 5;

/** Controls that explain themselves. */
const PLAIN: readonly ControlId[] = ['link', 'goods', 'pick', 'frame', 'none'];

/** The Chinese half of a description where it adds to the label, without clauses that the form shows as data. */
export function helpOf({ hint, schema }: Property, control: ControlId, title: string): string | undefined {
  if (hint.help !== undefined) return hint.help === '' ? undefined : hint.help;
  if (schema.enum !== undefined || PLAIN.includes(control)) return undefined;
  const saysMore = (clause: string) =>
    clause.split('').filter((letter) => !title.includes(letter)).length >= MORE;
  const clauses =
    (schema.description ?? '')
      .split(' | ')[0]
      ?.replace(/^是否/, '')
      .split(/[，；]/) ?? [];
  const telling = clauses.filter((clause) => !DATA.test(clause) && saysMore(clause));
  return telling.length === 0 ? undefined : telling.join('，');
}
