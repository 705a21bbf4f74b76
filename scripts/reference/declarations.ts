// Reads declarations with their doc comments out of the syntax of source files.
import { resolve } from 'node:path';
import { expressionOf, type Found, readSource, resolveName, type SourceFile } from '../generate/source-file';
import { SourceMistake } from '../generate/mistake';
import { type Node, nameOf, nodeOf, nodesOf } from '../generate/syntax';

export interface Member {
  /** As it is declared, on one line. */
  signature: string;
  /** '' without a doc comment. */
  doc: string;
}

export interface Declared extends Member {
  name: string;
  /** Properties of an object type with those that it extends, or values of a union or a list of texts. */
  members: readonly Member[];
  /** Types whose members it has as well, which have a section of their own. */
  bases: readonly string[];
}

const oneLine = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([([<{]) ?(?=[)\]>}])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/,?\s+\)/g, ')')
    .replace(/<\s+/g, '<')
    .replace(/,?\s+>/g, '>')
    .replace(/^\| /, '')
    .trim();

const textOf = ({ node, source }: Found): string => source.text.slice(node.start, node.end);

/** The words of the doc comment that ends before a place; '' without one. */
function docBefore({ text }: SourceFile, end: number): string {
  const before = text
    .slice(0, end)
    .replace(/(?:export\s+)?(?:declare\s+)?(?:async\s+)?(?:const\s+)?(?:\|\s*)?$/, '')
    .trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/*'));
  if (!comment.startsWith('/**')) return '';
  return comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()
    .replace(/ ?@throws /g, ' Throws ')
    .replace(/ ?@returns? /g, ' Returns ')
    .trim();
}

const typeName = (node: Node): string => nameOf(node['typeName'] ?? node['expression']);

/** What a type's name stands for; undefined for one of a package or of the language. */
function typeNamed({ node, source }: Found): Found | undefined {
  const name = typeName(node);
  return name === '' ? undefined : resolveName(source, name);
}

const membersOfBody = (body: readonly Node[], source: SourceFile): Member[] =>
  body
    // What carries a type only has a computed key.
    .filter((node) => node['computed'] !== true)
    .map((node) => ({
      signature: oneLine(textOf({ node, source })).replace(/[;,]$/, ''),
      doc: docBefore(source, node.start),
    }));

const literalText = ({ node, source }: Found): string | undefined => {
  const literal = node.type === 'TSLiteralType' ? nodeOf(node['literal']) : node;
  return typeof literal?.['value'] === 'string' ? textOf({ node, source }) : undefined;
};

const literals = (nodes: readonly Node[], source: SourceFile): Member[] =>
  nodes.flatMap((node) => {
    const signature = literalText({ node, source });
    return signature === undefined ? [] : [{ signature, doc: docBefore(source, node.start) }];
  });

/** Functions of an object such as a test's fake, without their bodies. */
const functionsIn = ({ node, source }: Found): Member[] =>
  nodesOf(node['properties']).flatMap((property) => {
    const body = nodeOf(nodeOf(property['value'])?.['body']);
    if (body === undefined) return [];
    const signature = oneLine(source.text.slice(property.start, body.start)).replace(/ =>$/, '');
    return [{ signature, doc: docBefore(source, property.start) }];
  });

interface Members {
  members: readonly Member[];
  bases: readonly string[];
}

const NONE: Members = { members: [], bases: [] };

const joined = (parts: readonly Members[]): Members => ({
  members: parts.flatMap(({ members }) => members),
  bases: parts.flatMap(({ bases }) => bases),
});

const only = (members: readonly Member[]): Members => ({ members, bases: [] });

type Reader = (found: Found, listed: ReadonlySet<string>) => Members;

/** A base among the listed types is named, any other one read. */
const membersNamed: Reader = (found, listed) => {
  const name = typeName(found.node);
  const named = typeNamed(found);
  if (named === undefined) return NONE;
  return listed.has(name) ? { members: [], bases: [name] } : membersOf(named, listed);
};

/** How the members of each kind of declaration are found. */
const READERS: Readonly<Record<string, Reader>> = {
  TSInterfaceDeclaration: ({ node, source }, listed) =>
    joined([
      ...nodesOf(node['extends']).map((base) => membersNamed({ node: base, source }, listed)),
      only(membersOfBody(nodesOf(nodeOf(node['body'])?.['body']), source)),
    ]),
  TSTypeAliasDeclaration: ({ node, source }, listed) => {
    const type = nodeOf(node['typeAnnotation']);
    return type === undefined ? NONE : membersOf({ node: type, source }, listed);
  },
  TSTypeLiteral: ({ node, source }) => only(membersOfBody(nodesOf(node['members']), source)),
  TSIntersectionType: ({ node, source }, listed) =>
    joined(nodesOf(node['types']).map((part) => membersOf({ node: part, source }, listed))),
  TSTypeReference: membersNamed,
  TSUnionType: ({ node, source }) => {
    const types = nodesOf(node['types']);
    const values = literals(types, source);
    return values.length === types.length ? only(values) : NONE;
  },
  VariableDeclarator: ({ node, source }) => {
    const init = nodeOf(node['init']);
    const value = init === undefined ? undefined : expressionOf({ node: init, source });
    const list = value?.node.type === 'NewExpression' ? nodesOf(value.node['arguments'])[0] : value?.node;
    if (list?.type === 'ArrayExpression') return only(literals(nodesOf(list['elements']), source));
    return list?.type === 'ObjectExpression' ? only(functionsIn({ node: list, source })) : NONE;
  },
};

const membersOf: Reader = (found, listed) => READERS[found.node.type]?.(found, listed) ?? NONE;

/** A function's declaration without its body; a value's name with its type; a type's name with its parameters. */
function signatureOf({ node, source }: Found, name: string): string {
  const upTo = (end: number): string => oneLine(source.text.slice(node.start, end));
  const parameters = nodeOf(node['typeParameters']);
  if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type))
    return name + (parameters === undefined ? '' : oneLine(textOf({ node: parameters, source })));
  if (node.type === 'FunctionDeclaration')
    return upTo(nodeOf(node['body'])?.start ?? node.end).replace(/^(async )?function /, '');
  const init = nodeOf(node['init']);
  const body = nodeOf(init?.['body']);
  if (init?.type === 'ArrowFunctionExpression' && body !== undefined)
    return (
      name +
      oneLine(source.text.slice(init.start, body.start))
        .replace(/^async /, '')
        .replace(/ =>( \()?$/, '')
    );
  return nodeOf(node['id'])?.['typeAnnotation'] === undefined || init === undefined
    ? name
    : upTo(init.start).replace(/ =$/, '');
}

/** What an alias without members stands for. */
function aliasOf({ node, source }: Found): string {
  const type = node.type === 'TSTypeAliasDeclaration' ? nodeOf(node['typeAnnotation']) : undefined;
  return type === undefined ? '' : ` = ${oneLine(textOf({ node: type, source }))}`;
}

interface Wanted {
  root: string;
  file: string;
  name: string;
  /** Types with a section of their own: their members are not repeated. */
  listed?: ReadonlySet<string>;
}

/**
 * A declaration of a file by its name, with the members of what it extends.
 * @throws SourceMistake where the file has none of that name.
 */
export function declared({ root, file, name, listed = new Set() }: Wanted): Declared {
  const found = resolveName(readSource(root, resolve(root, file)), name);
  if (found === undefined) throw new SourceMistake(`${file} declares no ${name}, which docs/reference has`);
  const inside = membersOf(found, listed);
  const isWhole = inside.members.length + inside.bases.length > 0;
  return {
    name,
    signature: signatureOf(found, name) + (isWhole ? '' : aliasOf(found)),
    doc: docBefore(found.source, found.node.start),
    ...inside,
  };
}
