// Parses and resolves the dialect of conditions (`when`, `warn`) into the tree of domain/studio/when.ts.
//   or   := and ('||' and)*        and := not ('&&' not)*
//   not  := '!'? ( path (('==' | '!=' | '>' | '<' | '>=' | '<=') literal | 'in' '[' literal, … ']')? | '(' or ')' )
//   path := ('^' | '/')? name ('.' name)*     ^ the field's own object, / the block; `length` of a list or text
import type { When, WhenLiteral, WhenOperator, WhenTest } from '~/domain/studio/when';
import { hintOf } from './hints';
import type { JsonSchema } from './schema';

/** An object of the data: its properties, and the object around it (`via` a property; none for a row of a list). */
export interface Scope {
  properties: Record<string, JsonSchema>;
  parent?: Scope;
  via?: string;
}

type Literal = WhenLiteral;

interface PathText {
  from: '' | '^' | '/';
  names: string[];
}

type Tree =
  | { any: Tree[] }
  | { all: Tree[] }
  | { not: Tree }
  | { path: PathText; is: WhenOperator; than?: Literal | Literal[] };

const TOKEN = /\s*(\|\||&&|==|!=|>=|<=|>|<|!|\(|\)|\[|\]|,|'[^']*'|-?\d+(?:\.\d+)?|[\^/]?[A-Za-z_][\w.]*)/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new Error(`cannot be read from "${text.slice(at).trim()}"`);
    tokens.push(token);
  }
  return tokens;
}

const COMPARISONS: readonly string[] = ['==', '!=', '>', '<', '>=', '<='];
const WORDS: Readonly<Record<string, Literal>> = { true: true, false: false, null: null };

class Parser {
  private at = 0;
  constructor(private readonly tokens: readonly string[]) {}

  whole(): Tree {
    const tree = this.either();
    if (this.at < this.tokens.length) throw new Error(`has "${this.tokens[this.at]}" too many`);
    return tree;
  }

  private take(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Error('ends too early');
    this.at += 1;
    return token;
  }

  private isNext(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }

  private expect(token: string): void {
    const found = this.take();
    if (found !== token) throw new Error(`has "${found}" in the place of "${token}"`);
  }

  private either(): Tree {
    const parts = [this.both()];
    while (this.isNext('||')) parts.push(this.both());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { any: parts };
  }

  private both(): Tree {
    const parts = [this.negated()];
    while (this.isNext('&&')) parts.push(this.negated());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
  }

  private negated(): Tree {
    if (this.isNext('!')) return { not: this.negated() };
    if (!this.isNext('(')) return this.test();
    const inner = this.either();
    this.expect(')');
    return inner;
  }

  private test(): Tree {
    const path = pathOf(this.take());
    const operator = this.tokens[this.at];
    if (operator === 'in') {
      this.at += 1;
      return { path, is: 'in', than: this.literals() };
    }
    if (operator === undefined || !COMPARISONS.includes(operator)) return { path, is: 'yes' };
    this.at += 1;
    return { path, is: operator as WhenOperator, than: literalOf(this.take()) };
  }

  private literals(): Literal[] {
    this.expect('[');
    const literals = [literalOf(this.take())];
    while (this.isNext(',')) literals.push(literalOf(this.take()));
    this.expect(']');
    return literals;
  }
}

function pathOf(token: string): PathText {
  const [, from = '', rest = ''] = /^([\^/]?)([A-Za-z_][\w.]*)$/.exec(token) ?? [];
  if (rest === '' || token in WORDS) throw new Error(`has "${token}" in the place of a name`);
  return { from: from as PathText['from'], names: rest.split('.') };
}

function literalOf(token: string): Literal {
  if (token.startsWith("'")) return token.slice(1, -1);
  if (Object.hasOwn(WORDS, token)) return WORDS[token] ?? null;
  if (/^-?\d/.test(token)) return Number(token);
  throw new Error(`has "${token}" in the place of a value`);
}

interface Place {
  scope: Scope;
  names: string[];
}

interface Found extends Place {
  schema: JsonSchema;
  /** Objects and fields on the path, whose own conditions must hold too. */
  fields: { scope: Scope; schema: JsonSchema }[];
}

const scopesOf = (scope: Scope): Scope[] => [
  scope,
  ...(scope.parent === undefined ? [] : scopesOf(scope.parent)),
];

function scopeOf({ from, names: [name = ''] }: PathText, scope: Scope): Scope {
  const around = scopesOf(scope);
  if (from === '^') return scope;
  if (from === '/') return around.at(-1) ?? scope;
  const having = around.filter(({ properties }) => Object.hasOwn(properties, name));
  if (having.length > 1)
    throw new Error(`names "${name}", which is there more than once: write ^${name} or /${name}`);
  return having[0] ?? scope;
}

const LENGTH: JsonSchema = { type: 'integer' };

function find(path: PathText, from: Scope): Found {
  let scope = scopeOf(path, from);
  const start = scope;
  const fields: Found['fields'] = [];
  let schema: JsonSchema = { type: 'object', properties: scope.properties };
  for (const [index, name] of path.names.entries()) {
    if (name === 'length' && index > 0 && ['array', 'string'].includes(String(schema.type))) {
      schema = LENGTH;
      continue;
    }
    const next: JsonSchema | undefined = schema.properties?.[name];
    if (next === undefined) throw new Error(`names "${path.from}${path.names.join('.')}", which is unknown`);
    if (index > 0)
      scope = { properties: schema.properties ?? {}, parent: scope, via: path.names[index - 1] ?? '' };
    fields.push({ scope, schema: next });
    schema = next;
  }
  return { scope: start, names: path.names, schema, fields };
}

function checkLiteral(literal: Literal, schema: JsonSchema, name: string): void {
  const values = schema.enum;
  if (values !== undefined) {
    if (values.every((value) => String(value) !== String(literal)))
      throw new Error(`compares ${name} with ${JSON.stringify(literal)}, which it never is`);
  } else if (schema.type === 'boolean' && typeof literal !== 'boolean')
    throw new Error(`compares ${name} with ${JSON.stringify(literal)}, but it is true or false`);
  else if (['integer', 'number'].includes(String(schema.type)) && !Number.isFinite(Number(literal)))
    throw new Error(`compares ${name} with ${JSON.stringify(literal)}, but it is a number`);
}

const CONTRARY: Readonly<Record<Exclude<WhenOperator, 'in'>, WhenOperator>> = {
  '==': '!=',
  '!=': '==',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  yes: 'no',
  no: 'yes',
};

/** Path of a value relative to an object within it or beside it. */
function relative({ scope, names }: Place, from: Scope): WhenTest['path'] {
  const up = scopesOf(from).findIndex(({ properties }) => properties === scope.properties);
  if (up >= 0) return { up, names };
  if (scope.parent === undefined || scope.via === undefined) throw new Error('looks into a row from outside');
  return relative({ scope: scope.parent, names: [scope.via, ...names] }, from);
}

const allOf = (parts: readonly When[]): When => {
  const flat = parts.flatMap((part) => ('all' in part ? part.all : [part]));
  const seen = new Map(flat.map((part) => [JSON.stringify(part), part]));
  const [first, ...rest] = seen.values();
  return first !== undefined && rest.length === 0 ? first : { all: [...seen.values()] };
};

interface Reading {
  /** The reader's object, from which paths of the tree start. */
  reader: Scope;
  /** The object of the rule. */
  scope: Scope;
  /** Rules being resolved, to detect cycles. */
  within: readonly string[];
}

function resolveTest(tree: Extract<Tree, { path: unknown }>, reading: Reading, isNegated: boolean): When {
  const found = find(tree.path, reading.scope);
  const name = tree.path.names.join('.');
  const literals = tree.than === undefined ? [] : [tree.than].flat();
  const isOrder = ['>', '<', '>=', '<='].includes(tree.is);
  for (const literal of literals) if (!isOrder) checkLiteral(literal, found.schema, name);
  if (found.fields.some(({ schema }) => hintOf(schema).hidden === true))
    throw new Error(`asks for "${name}", which is hidden and never holds`);
  const guards = found.fields.flatMap(({ scope, schema }) => {
    const { when } = hintOf(schema);
    return when === undefined ? [] : [read(when, { ...reading, scope })];
  });
  const path = relative(found, reading.reader);
  const tests: When[] =
    isNegated && tree.is === 'in'
      ? literals.map((than) => ({ path, is: '!=', than }))
      : [
          {
            path,
            is: isNegated && tree.is !== 'in' ? CONTRARY[tree.is] : tree.is,
            ...(tree.than === undefined ? {} : { than: tree.than }),
          },
        ];
  return allOf([...guards, ...tests]);
}

function resolveTree(tree: Tree, reading: Reading, isNegated: boolean): When {
  if ('not' in tree) return resolveTree(tree.not, reading, !isNegated);
  if ('path' in tree) return resolveTest(tree, reading, isNegated);
  const isAll = 'all' in tree;
  const parts = (isAll ? tree.all : tree.any).map((part) => resolveTree(part, reading, isNegated));
  return isAll === isNegated ? { any: parts } : allOf(parts);
}

function read(text: string, reading: Reading): When {
  const mark = `${text} in ${Object.keys(reading.scope.properties).join()}`;
  if (reading.within.includes(mark)) throw new Error('asks for itself in a circle');
  const tree = new Parser(tokensOf(text)).whole();
  return resolveTree(tree, { ...reading, within: [...reading.within, mark] }, false);
}

/**
 * The tree of a condition in an object. A test of a hidden field is false: the field's condition
 * is joined to the test. Throws messages that continue "the rule".
 */
export const resolveWhen = (text: string, scope: Scope): When =>
  read(text, { reader: scope, scope, within: [] });
