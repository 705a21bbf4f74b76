// Writes links in place, so that a chunk holds those that it uses, and leaves out of definitions what only checks read.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';
// With its ending: Node itself reads the configuration.
import { everyNode, type Node, nameOf, nodeOf, nodesOf } from './generate/syntax.ts';

const LINKS = /(?:^|\/)(?:screen-)?links\.gen$/;
const LINK = /^export const (\w+) = .*\('([^']+)'\);$/gm;

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Paths = (module: string) => ReadonlyMap<string, string>;

/** `to.goods` as the path of its screen, where `to` is the module of links. */
function pathAt(node: Node | undefined, to: string, paths: ReadonlyMap<string, string>): string | undefined {
  if (node?.type !== 'MemberExpression' || nameOf(node['object']) !== to) return undefined;
  const path = paths.get(nameOf(node['property']));
  if (path === undefined) throw new Error(`${to}.${nameOf(node['property'])} is no link`);
  return path;
}

/** `to.goods({ id })`, `to.goods.path`, or `to.goods` as a value. */
function* linkEdits(program: Node, to: string, paths: ReadonlyMap<string, string>): Generator<Edit> {
  const done = new Set<Node>();
  for (const node of everyNode(program)) {
    const of = nodeOf(node['callee']) ?? nodeOf(node['object']);
    const path = pathAt(of, to, paths);
    const own = done.has(node) ? undefined : pathAt(node, to, paths);
    if (own !== undefined) yield { start: node.start, end: node.end, text: `$link(${JSON.stringify(own)})` };
    if (of === undefined || path === undefined) continue;
    done.add(of);
    const text = JSON.stringify(path);
    const [first] = nodesOf(node['arguments']);
    if (node.type === 'CallExpression' && first !== undefined)
      yield { start: node.start, end: first.start, text: `$address(${text}, ` };
    else if (node.type === 'CallExpression') yield { start: node.start, end: node.end, text };
    else if (nameOf(node['property']) === 'path') yield { start: node.start, end: node.end, text };
    else done.delete(of);
  }
}

/** Of a definition: what only checks and types read. */
const UNREAD: readonly string[] = ['walk', 'picks', 'carries', 'shares'];
/** Only the worker reads them, which draws screens on the server. */
const DRAWN_BY: readonly string[] = ['firstCalls', 'cardOf'];
const ID_PARAMS: readonly string[] = ['id', 'optionalId'];

/** What archetypes are imported from, in a definition or in what several of them share. */
const ARCHETYPES = /\/engine\/archetypes\/[\w-]+$|^pagoda\/screen$/;

/** Their local names. */
const archetypesOf = (program: Node): ReadonlySet<string> =>
  new Set(
    nodesOf(program['body'])
      .filter(({ source }) => ARCHETYPES.test(nameOf(source)))
      .flatMap(({ specifiers }) => nodesOf(specifiers).map(({ local }) => nameOf(local))),
  );

/** Calls of them, and of `definePage`. */
const definitionsIn = (program: Node): Node[] => {
  const archetypes = archetypesOf(program);
  return [...everyNode(program)].filter(({ type, callee }) => {
    const name = nameOf(callee);
    return type === 'CallExpression' && (name === 'definePage' || archetypes.has(name));
  });
};

/** The endpoints of a screen and of its body, which the table of screens lists; their schemas would load with it. */
function endpointEdits(program: Node): Iterable<Edit> {
  const edits = new Map<number, Edit>();
  for (const node of definitionsIn(program).flatMap((definition) => [...everyNode(definition)])) {
    const [, , listed] = nameOf(node['callee']) === 'custom' ? nodesOf(node['arguments']) : [];
    if (listed !== undefined) edits.set(listed.start, { start: listed.start, end: listed.end, text: '[]' });
    if (node.type === 'Property' && nameOf(node['key']) === 'endpoints')
      edits.set(node.start, { start: node.start, end: node.end, text: '...{}' });
  }
  return edits.values();
}

/** The kinds of ids, and what only checks and types read. */
function* definitionEdits(program: Node, isForPhones: boolean): Generator<Edit> {
  const left = isForPhones ? [...UNREAD, ...DRAWN_BY] : UNREAD;
  for (const node of everyNode(program)) {
    const [first] = nodesOf(node['arguments']);
    if (node.type !== 'CallExpression' || first === undefined) continue;
    if (ID_PARAMS.includes(nameOf(node['callee'])) && first.type === 'Literal')
      yield { start: first.start, end: first.end, text: '' };
    const unread = nodesOf(first['properties']).filter(({ key }) => left.includes(nameOf(key)));
    if (nameOf(node['callee']) !== 'definePage') continue;
    for (const { start, end } of unread) yield { start, end, text: '...{}' };
  }
}

const applied = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);

interface Lean {
  pathsOf: Paths;
  isForPhones: boolean;
}

/** The code of a module as a build has it; undefined where nothing changes. */
export function leanScreen(file: string, code: string, { pathsOf, isForPhones }: Lean): string | undefined {
  const isPage = /\.page\.tsx?$/.test(file);
  const hasDefinition = isPage || /\/engine\/archetypes\/[\w-]+'|'pagoda\/screen'/.test(code);
  if (!/\.tsx?$/.test(file) || (!hasDefinition && !/links\.gen'/.test(code))) return undefined;
  const program = parseSync(file, code).program as unknown as Node;
  const edits = [
    ...(isPage ? definitionEdits(program, isForPhones) : []),
    ...(hasDefinition ? endpointEdits(program) : []),
  ];
  for (const statement of nodesOf(program['body'])) {
    const target = nameOf(statement['source']);
    const [space] = nodesOf(statement['specifiers']);
    if (!LINKS.test(target) || space?.type !== 'ImportNamespaceSpecifier') continue;
    // Without its import the module of links is in no chunk, not even as an empty one.
    edits.push({ start: statement.start, end: statement.end, text: '' });
    edits.push(...linkEdits(program, nameOf(space['local']), pathsOf(target)));
  }
  if (edits.length === 0) return undefined;
  const imports = [
    edits.some(({ text }) => text.startsWith('$address'))
      ? "import { addressOf as $address } from '~/domain/links';"
      : '',
    edits.some(({ text }) => text.startsWith('$link'))
      ? "import { link as $link } from '~/domain/link';"
      : '',
  ];
  return [...imports.filter((line) => line !== ''), applied(code, edits)].join('\n');
}

/** For the build only: one module of all links would be loaded by every screen, and one for each link be a request. */
export function leanScreensPlugin(root: string): Plugin {
  const pathsOf = (file: string) => (target: string) => {
    const base = target.startsWith('~/') ? resolve(root, target.slice(2)) : resolve(dirname(file), target);
    const links = readFileSync(`${base}.ts`, 'utf8').matchAll(LINK);
    return new Map([...links].map(([, name = '', path = '']) => [name, path]));
  };
  let isForPhones = true;
  return {
    name: 'lean-screens',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ build }) => {
      isForPhones = build.ssr === false;
    },
    transform: (code, file) => {
      const lean = leanScreen(file, code, { pathsOf: pathsOf(file), isForPhones });
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}
