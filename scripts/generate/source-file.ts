// Reads a source file's syntax: what its names stand for, also those that it imports from our other files.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { type Node, nameOf, nodeOf, nodesOf } from './syntax.ts';
import { SourceMistake } from './mistake.ts';

export interface SourceFile {
  readonly root: string;
  readonly file: string;
  readonly text: string;
  readonly body: readonly Node[];
}

/** An expression or a declaration, and the file that it stands in. */
export interface Found {
  readonly node: Node;
  readonly source: SourceFile;
}

export function readSource(root: string, file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SourceMistake(`${file}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  return { root, file, text, body: program.body as unknown as Node[] };
}

const ENDINGS = ['.ts', '.tsx', '/index.ts'];

/** The file that an import names; undefined for a package but the entries of the mall. */
function fileOf({ root, file }: SourceFile, given: string): string | undefined {
  const target = given.replace(/^pagoda\//, '~/exports/');
  if (!target.startsWith('.') && !target.startsWith('~/')) return undefined;
  const base = target.startsWith('~/') ? join(root, target.slice(2)) : resolve(dirname(file), target);
  return ENDINGS.map((ending) => base + ending).find((path) => existsSync(path));
}

/** `export const a = …` and `const a = …` alike. */
const declarationOf = (statement: Node): Node => nodeOf(statement['declaration']) ?? statement;

/** How a name is called where it comes from: `import { a as b }`, `export { a as b } from`; undefined where it is declared here. */
function nameBehind(statement: Node, name: string): string | undefined {
  const isImport = statement.type === 'ImportDeclaration';
  if (!isImport && nodeOf(statement['source']) === undefined) return undefined;
  const [here, there] = isImport ? ['local', 'imported'] : ['exported', 'local'];
  const specifier = nodesOf(statement['specifiers']).find((one) => nameOf(one[here]) === name);
  return specifier === undefined ? undefined : nameOf(specifier[there]);
}

/** What a name stands for: the declarator of a constant, or a type; also through imports. */
export function resolveName(source: SourceFile, name: string): Found | undefined {
  for (const statement of source.body) {
    const declaration = declarationOf(statement);
    const declared = [...nodesOf(declaration['declarations']), declaration].find(
      (node) => nameOf(node['id']) === name,
    );
    if (declared !== undefined) return { node: declared, source };
    const behind = nameBehind(statement, name);
    if (behind === undefined) continue;
    const file = fileOf(source, nameOf(statement['source']));
    return file === undefined ? undefined : resolveName(readSource(source.root, file), behind);
  }
  return undefined;
}

const WRAPPERS: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

/** The expression itself, behind constants, imports and `as const`. */
export function expressionOf(found: Found): Found | undefined {
  const { node, source } = found;
  const inner = nodeOf(node['expression']);
  if (WRAPPERS.includes(node.type) && inner !== undefined) return expressionOf({ node: inner, source });
  if (node.type !== 'Identifier') return found;
  const declared = resolveName(source, nameOf(node));
  const value = nodeOf(declared?.node['init']);
  return declared === undefined || value === undefined
    ? undefined
    : expressionOf({ node: value, source: declared.source });
}

/** What the file exports by default, as an expression. */
export function defaultExportOf(source: SourceFile): Found | undefined {
  const statement = source.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const node = nodeOf(statement?.['declaration']);
  return node === undefined ? undefined : expressionOf({ node, source });
}

/** The properties of an object, by name. */
export function propertiesOf({ node, source }: Found): ReadonlyMap<string, Found> {
  const entries = nodesOf(node['properties']).flatMap((property): [string, Found][] => {
    const value = nodeOf(property['value']);
    return value === undefined ? [] : [[nameOf(property['key']), { node: value, source }]];
  });
  return new Map(entries);
}

/** The value of an expression that is written out; undefined where it is computed. */
export function literalOf(given: Found): unknown {
  const found = expressionOf(given);
  if (found === undefined) return undefined;
  const { node, source } = found;
  const inner = nodeOf(node['argument']);
  if (node.type === 'Literal') return node['value'];
  if (node.type === 'UnaryExpression' && inner !== undefined)
    return -Number(literalOf({ node: inner, source }));
  if (node.type === 'ArrayExpression')
    return nodesOf(node['elements']).map((element) => literalOf({ node: element, source }));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries([...propertiesOf(found)].map(([name, value]) => [name, literalOf(value)]));
}

/** The object that the file's default export hands to `maker`. */
export function definitionIn(
  root: string,
  file: string,
  maker: string,
): ReadonlyMap<string, Found> | undefined {
  const source = readSource(root, file);
  const call = defaultExportOf(source)?.node;
  const [node] = nameOf(call?.['callee']) === maker ? nodesOf(call?.['arguments']) : [];
  return node === undefined ? undefined : propertiesOf({ node, source });
}

/** A text that a definition writes out. */
export function textIn(definition: ReadonlyMap<string, Found> | undefined, name: string): string | undefined {
  const found = definition?.get(name);
  const value = found === undefined ? undefined : literalOf(found);
  return typeof value === 'string' ? value : undefined;
}
