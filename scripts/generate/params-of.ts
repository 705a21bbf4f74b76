// Reads the parameters of a screen from the syntax of its definition: name, type in a link, kind of its id.
import { expressionOf, type Found, literalOf, propertiesOf, resolveName } from './source-file';
import { type Node, nameOf, nodeOf, nodesOf } from './syntax';
import { SourceMistake } from './mistake';

export interface ScreenParam {
  readonly name: string;
  /** As TypeScript, of the value that a link is given. */
  readonly type: string;
  readonly isRequired: boolean;
  /** What an id identifies; '' for other parameters. */
  readonly kind: string;
}

type Read = Pick<ScreenParam, 'type' | 'isRequired' | 'kind'>;

const TYPES: Readonly<Record<string, string>> = { TSNumberKeyword: 'number', TSStringKeyword: 'string' };

/** The `T` of `Param<T>`; what an address cannot hold as it is stands there as text. */
function typeIn(annotation: Node | undefined): string | undefined {
  const reference = nodeOf(annotation?.['typeAnnotation']) ?? annotation;
  if (nameOf(reference?.['typeName']) !== 'Param') return undefined;
  const [type] = nodesOf(nodeOf(reference?.['typeArguments'])?.['params']);
  return TYPES[type?.type ?? ''] ?? 'string';
}

/** The values of `choice([…])`; all numbers or texts where some are computed. */
function choiceType(given: Found | undefined): string {
  const list = given === undefined ? undefined : expressionOf(given);
  if (list === undefined) return 'string | number';
  const values = nodesOf(list.node['elements']).map((node) => literalOf({ node, source: list.source }));
  const known = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  if (known.length === values.length) return known.map((value) => JSON.stringify(value)).join(' | ');
  return [...new Set(known.map((value) => typeof value))].join(' | ') || 'string | number';
}

const isRequiredIn = (found: Found): boolean => {
  const flag = propertiesOf(found).get('isRequired');
  return flag !== undefined && literalOf(flag) === true;
};

function called({ node, source }: Found): Read | undefined {
  const name = nameOf(node['callee']);
  const [first] = nodesOf(node['arguments']);
  const argument = first === undefined ? undefined : { node: first, source };
  if (name === 'choice') return { type: choiceType(argument), isRequired: false, kind: '' };
  const made = resolveName(source, name);
  const factory = nodeOf(made?.node['init']);
  const result = nodeOf(factory?.['body']);
  if (made === undefined || result === undefined) return undefined;
  const type = typeIn(nodeOf(factory?.['returnType']));
  const inner = expressionOf({ node: result, source: made.source });
  const kind = argument === undefined ? undefined : literalOf(argument);
  if (inner === undefined) return undefined;
  if (inner.node.type === 'CallExpression') return called(inner);
  if (type === undefined) return undefined;
  return { type, isRequired: isRequiredIn(inner), kind: typeof kind === 'string' ? kind : '' };
}

function readParam(given: Found): Read | undefined {
  const { node, source } = given;
  if (node.type === 'CallExpression') return called(given);
  const declared = resolveName(source, nameOf(node));
  const value = nodeOf(declared?.node['init']);
  if (declared === undefined || value === undefined) return undefined;
  if (value.type === 'CallExpression') return called({ node: value, source: declared.source });
  const type = typeIn(nodeOf(nodeOf(declared.node['id'])?.['typeAnnotation']));
  const isRequired = isRequiredIn({ node: value, source: declared.source });
  return type === undefined ? undefined : { type, isRequired, kind: '' };
}

/** Throws where a parameter's type is not written down: as `choice([…])`, or as a function or constant of type `Param`. */
export function paramsOf(query: Found): ScreenParam[] {
  const spec = expressionOf(query);
  if (spec === undefined) throw new SourceMistake('its query is computed');
  return [...propertiesOf(spec)].map(([name, value]) => {
    const read = readParam(value);
    if (read === undefined) throw new SourceMistake(`the type of its parameter ${name} is not written down`);
    return { name, ...read };
  });
}
