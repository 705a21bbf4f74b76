// What is generated for the API families: endpoint constants with their types, and the server's validators.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ListShape } from '~/schemas/endpoint';
import { importPath, type Package, packagesIn } from '../packages';
import { type FormModule, type FormSource, formModule, writeForms } from './api-forms';
import { type NamedSchema, typesOf, writeValidators } from './emit';
import { bundle, type JsonSchema, readJson, shapeOf } from './schema';
import { carriedProblems } from './schema-checks';
import { type EndpointSource, type FamilySource, familyProblems } from './api-family';
import { paramWords } from './param-words';
import { type AuthCheck, authCheck } from './roles';
import { pascal } from './widgets';
import { BANNER, writeFrom, writeIfChanged } from './write';
import { assertNone, gather, SourceMistake } from './mistake';

export interface ApiFile {
  /** The file's name without its ending. */
  stem: string;
  /** Relative to the project. */
  folder: string;
  from: Package | undefined;
}

interface EndpointOut {
  /** Its name in the file. */
  key: string;
  constant: string;
  source: EndpointSource;
  params: NamedSchema;
  data: NamedSchema;
}

const NOTHING: JsonSchema = { type: 'null' };
const EMPTY: JsonSchema = { type: 'object', properties: {} };

function describeEndpoints(
  file: string,
  family: FamilySource,
  library: Map<string, JsonSchema>,
): EndpointOut[] {
  assertNone(file, familyProblems(family, library));
  const endpoints = Object.entries(family.endpoints).map(([name, source]): EndpointOut => {
    const title = `${pascal(family.family)}${pascal(name)}`;
    return {
      key: name,
      constant: title.charAt(0).toLowerCase() + title.slice(1),
      source,
      params: { name: `${title}Params`, ...bundle(source.params ?? EMPTY, family, library) },
      data: { name: `${title}Data`, ...bundle(source.data ?? NOTHING, family, library) },
    };
  });
  assertNone(
    file,
    endpoints.flatMap(({ key, params }) => carriedProblems(params, `#/endpoints/${key}/params`)),
  );
  return endpoints;
}

function endpointText({ constant, source, params, data }: EndpointOut): string {
  const properties = Object.entries(source.params?.properties ?? {});
  const named = (list: string, isWanted: (child: JsonSchema) => boolean) => {
    const names = properties.filter(([, child]) => isWanted(child)).map(([name]) => name);
    return names.length === 0 ? {} : { [list]: names };
  };
  const list = source.data?.['x-list'] as ListShape | undefined;
  const value = {
    route: source.route,
    method: source.method,
    sentBy: source.write === true ? 'POST' : source.method,
    auth: source.auth,
    // Absent where there is nothing to say: home loads many of these.
    ...named('secret', (child) => child['x-secret'] === true),
    ...named('json', (child) => child.contentSchema !== undefined),
    ...(source.file === true ? { file: true } : {}),
    ...(source.topLevel === true ? { topLevel: true } : {}),
    answer: shapeOf(data.root, data.defs),
    ...(list === undefined ? {} : { list }),
  };
  const rows = list?.rows.split('.').map((name) => `['${name}']`);
  const type =
    rows === undefined
      ? `Endpoint<${params.name}, ${data.name}, '${source.auth}'>`
      : `ListEndpoint<${params.name}, ${data.name}, RowOf<${data.name}${rows.join('')}>, '${source.auth}'>`;
  return `/** ${source.description} */\nexport const ${constant}: ${type} = ${JSON.stringify(value)};\n`;
}

/** What may be a form: the parameters of each endpoint, and definitions, which are parts of larger forms. */
function formSources(stem: string, family: FamilySource, endpoints: readonly EndpointOut[]): FormSource[] {
  const ofEndpoints = endpoints.map(({ constant, source, params, data }) => ({
    constant,
    stem,
    params: source.params ?? EMPTY,
    endpoint: { params: params.name, data: data.name, auth: source.auth },
  }));
  const named = (name: string) => `${stemName(stem)}${pascal(name)}`;
  const ofParts = Object.entries(family.$defs ?? {}).map(([name, params]) => ({
    constant: named(name),
    stem,
    params,
  }));
  return [...ofEndpoints, ...ofParts];
}

const RESERVED = 'shared.json';

/** The schemas of the mall's calls and of those of its packages, by the names of their files. */
export function apiFiles(root: string): ApiFile[] {
  const folders = [
    { folder: 'schemas/api', from: undefined },
    ...packagesIn(root).map((from) => ({ folder: `${from.folder}/api`, from })),
  ];
  return folders.flatMap(({ folder, from }) => {
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return names
      .filter((name) => name.endsWith('.json') && name !== RESERVED)
      .sort()
      .map((name) => ({ stem: basename(name, '.json'), folder, from }));
  });
}

/** @throws SourceMistake for a call of a package that is not named after its vendor, in file or route. */
function assertOwnNames({ stem, from }: ApiFile, file: string, { endpoints }: FamilySource): void {
  if (from === undefined) return;
  const prefix = `${from.vendor}_`;
  if (!stem.startsWith(prefix))
    throw new SourceMistake(`${file}: names of ${from.name} begin with its vendor: ${prefix}${stem}.json`);
  const foreign = Object.values(endpoints).find(({ route }) => !route.startsWith(`plugin/${stem}/`));
  if (foreign !== undefined)
    throw new SourceMistake(`${file}: ${foreign.route}: calls of this file begin with plugin/${stem}/`);
}

interface Family {
  place: ApiFile;
  endpoints: EndpointOut[];
  forms: FormModule[];
}

interface Reading {
  root: string;
  library: Map<string, JsonSchema>;
  assertAuth: AuthCheck;
}

function readFamily(place: ApiFile, { root, library, assertAuth }: Reading): Family {
  const { stem } = place;
  const file = join(root, place.folder, `${stem}.json`);
  const family = readJson(file) as FamilySource;
  assertOwnNames(place, file, family);
  for (const { auth, route } of Object.values(family.endpoints)) assertAuth(auth, `${file}: ${route}`);
  const endpoints = describeEndpoints(file, family, library);
  const forms = formSources(stem, family, endpoints).map((source) => formModule(source, family, library));
  return { place, endpoints, forms: forms.filter((module) => module !== null) };
}

/** Root schemas that are no plain object become type aliases; json-schema-to-typescript writes them as such. */
async function writeFamily(root: string, { place, endpoints }: Family): Promise<void> {
  const { stem } = place;
  const folder = join(root, place.folder);
  const named = endpoints.flatMap(({ params, data }) => [params, data]);
  const constants = endpoints.map(endpointText).join('\n');
  await writeFrom(
    join(folder, `${stem}.gen.ts`),
    [named, constants],
    async () =>
      `import type { Endpoint, ListEndpoint, RowOf } from '~/schemas/endpoint';\n\n${await typesOf(named)}\n${constants}`,
  );
  const [params, answers] = [endpoints.map((one) => one.params), endpoints.map((one) => one.data)];
  await writeValidators(join(folder, `${stem}.params.gen.js`), params, { coerce: true });
  await writeValidators(join(folder, `${stem}.answers.gen.js`), answers, { coerce: false });
}

/** @throws SourceMistake where two calls answer at one route. */
function assertRoutesUnlike(root: string, families: readonly Family[]): void {
  const seen = new Map<string, string>();
  const problems = families.flatMap(({ place: { folder, stem }, endpoints }) =>
    endpoints.flatMap(({ key, source: { route } }) => {
      const place = `${join(root, folder, stem)}.json: #/endpoints/${key}`;
      const other = seen.get(route);
      seen.set(route, place);
      return other === undefined ? [] : [`${place}/route: "${route}" is already of ${other}`];
    }),
  );
  assertNone(root, [], problems);
}

export async function generateApi(root: string, library: Map<string, JsonSchema>): Promise<number> {
  const assertAuth = authCheck(root);
  const families = await gather(apiFiles(root), async (place) =>
    readFamily(place, { root, library, assertAuth }),
  );
  assertRoutesUnlike(root, families);
  for (const family of families) await writeFamily(root, family);
  for (const folder of new Set(families.map(({ place }) => place.folder)))
    writeForms(
      join(root, folder, 'forms'),
      families.flatMap(({ place, forms }) => (place.folder === folder ? forms : [])),
    );
  writeRouteTables(root, families);
  writeFamilyTable(root, families);
  return families.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
}

const stemName = (stem: string) => pascal(stem).charAt(0).toLowerCase() + pascal(stem).slice(1);

/** Of a family's module of validators: how it is imported, and its name. */
function validatorModule({ stem, folder }: Family['place'], face: 'params' | 'answers') {
  const name = `${stemName(stem)}${pascal(face)}`;
  return {
    name,
    line: `import * as ${name} from '${importPath('schemas/api', `${folder}/${stem}.${face}.gen.js`)}';`,
  };
}

interface RouteTable {
  face: 'params' | 'answers';
  /** Type of a row. */
  type: string;
  /** What the table is. */
  words: string;
  row: (module: string, endpoint: EndpointOut) => string;
}

/** Writes `schemas/api/<face>.gen.ts`: a row a route, read from the modules of that face. */
function writeRouteTable(root: string, families: readonly Family[], table: RouteTable): void {
  const { face, type, words, row } = table;
  const modules = families.map(({ place }) => validatorModule(place, face));
  const rows = families.flatMap(({ endpoints }, index) =>
    endpoints.map((one) => `  '${one.source.route}': ${row(modules[index]?.name ?? '', one)},`),
  );
  const imports = [`import type { ${type} } from '../validate';`, ...modules.map(({ line }) => line)];
  const head = `/** ${words} */\nexport const ${face}: Record<string, ${type}> = {`;
  writeIfChanged(
    join(root, `schemas/api/${face}.gen.ts`),
    `${BANNER}${imports.join('\n')}\n\n${head}\n${rows.join('\n')}\n} as never;\n`,
  );
}

/** Apart: those of answers are four times as large, and no mall in production reads them. */
function writeRouteTables(root: string, families: readonly Family[]): void {
  writeRouteTable(root, families, {
    face: 'params',
    type: 'ParamRules',
    words: 'Rules of parameters by route: for the server only.',
    row: (module, { source, params }) =>
      `{ validate: ${module}.validate${params.name}, words: ${JSON.stringify(paramWords(source.params ?? EMPTY))} }`,
  });
  writeRouteTable(root, families, {
    face: 'answers',
    type: 'Validate',
    words: 'Validators of answers by route: where answers are checked.',
    row: (module, { data }) => `${module}.validate${data.name}`,
  });
}

/** A row a file of calls: what tests read of it, wherever it stands. */
function writeFamilyTable(root: string, families: readonly Family[]): void {
  const rows = families.map(({ place: { stem, folder } }) => {
    const [calls, answers] = [`${stem}.gen.ts`, `${stem}.answers.gen.js`].map((name) =>
      importPath('schemas/api', `${folder}/${name}`),
    );
    return `  { calls: () => import('${calls}'), answers: () => import('${answers}') },`;
  });
  writeIfChanged(
    join(root, 'schemas/api/families.gen.ts'),
    `${BANNER}import type { FamilyModules } from '../validate';\n\n/** Calls and the validators of their answers, those of packages among them: for tests. */\nexport const families: readonly FamilyModules[] = [\n${rows.join('\n')}\n];\n`,
  );
}
