// What is generated for the API families: endpoint constants with their types, and the server's validators.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ListShape } from '~/schemas/endpoint';
import { type FormSource, formModule, writeForms } from './api-forms';
import { type NamedSchema, typesOf, writeValidators } from './emit';
import { bundle, type JsonSchema, readJson, shapeOf } from './schema';
import { carriedProblems } from './schema-checks';
import { type EndpointSource, type FamilySource, familyProblems } from './api-family';
import { paramWords } from './param-words';
import { type AuthCheck, authCheck } from './roles';
import { pascal } from './widgets';
import { BANNER, writeFrom, writeIfChanged } from './write';
import { assertNone, gather } from './mistake';

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

interface Family {
  stem: string;
  endpoints: EndpointOut[];
  forms: { file: string; text: string }[];
}

function readFamily(file: string, library: Map<string, JsonSchema>, assertAuth: AuthCheck): Family {
  const family = readJson(file) as FamilySource;
  for (const { auth, route } of Object.values(family.endpoints)) assertAuth(auth, `${file}: ${route}`);
  const stem = basename(file, '.json');
  const endpoints = describeEndpoints(file, family, library);
  const forms = formSources(stem, family, endpoints).map((source) => formModule(source, family, library));
  return { stem, endpoints, forms: forms.filter((module) => module !== null) };
}

/** Root schemas that are no plain object become type aliases; json-schema-to-typescript writes them as such. */
async function writeFamily(folder: string, { stem, endpoints }: Family): Promise<void> {
  const named = endpoints.flatMap(({ params, data }) => [params, data]);
  const constants = endpoints.map(endpointText).join('\n');
  await writeFrom(
    join(folder, `${stem}.gen.ts`),
    [named, constants],
    async () =>
      `import type { Endpoint, ListEndpoint, RowOf } from '../endpoint';\n\n${await typesOf(named)}\n${constants}`,
  );
  const [params, answers] = [endpoints.map((one) => one.params), endpoints.map((one) => one.data)];
  await writeValidators(join(folder, `${stem}.params.gen.js`), params, { coerce: true });
  await writeValidators(join(folder, `${stem}.answers.gen.js`), answers, { coerce: false });
}

/** @throws SourceMistake where two calls answer at one route. */
function assertRoutesUnlike(folder: string, families: readonly Family[]): void {
  const seen = new Map<string, string>();
  const problems = families.flatMap(({ stem, endpoints }) =>
    endpoints.flatMap(({ key, source: { route } }) => {
      const place = `${join(folder, stem)}.json: #/endpoints/${key}`;
      const other = seen.get(route);
      seen.set(route, place);
      return other === undefined ? [] : [`${place}/route: "${route}" is already of ${other}`];
    }),
  );
  assertNone(folder, [], problems);
}

export async function generateApi(root: string, library: Map<string, JsonSchema>): Promise<number> {
  const folder = join(root, 'schemas/api');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'shared.json')
    .sort();
  const assertAuth = authCheck(root);
  const families = await gather(files, (name) => readFamily(join(folder, name), library, assertAuth));
  assertRoutesUnlike(folder, families);
  for (const family of families) await writeFamily(folder, family);
  writeForms(
    join(folder, 'forms'),
    families.flatMap(({ forms }) => forms),
  );
  writeValidatorTable(folder, families);
  return families.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
}

const stemName = (stem: string) => pascal(stem).charAt(0).toLowerCase() + pascal(stem).slice(1);

const validatorRow = (stem: string, { source, params, data }: EndpointOut): string =>
  `  '${source.route}': { params: ${stemName(stem)}Params.validate${params.name}, answer: ${stemName(stem)}Answers.validate${data.name}, words: ${JSON.stringify(paramWords(source.params ?? EMPTY))} },`;

function writeValidatorTable(folder: string, families: readonly Family[]): void {
  const imports = families.flatMap(({ stem }) => [
    `import * as ${stemName(stem)}Params from './${stem}.params.gen.js';`,
    `import * as ${stemName(stem)}Answers from './${stem}.answers.gen.js';`,
  ]);
  const rows = families.flatMap(({ stem, endpoints }) => endpoints.map((one) => validatorRow(stem, one)));
  writeIfChanged(
    join(folder, 'validators.gen.ts'),
    `${BANNER}import type { RouteValidators } from '../validate';\n${imports.join('\n')}\n\n/** Validators by route: for the server and the tests only. */\nexport const validators: Record<string, RouteValidators> = {\n${rows.join('\n')}\n} as never;\n`,
  );
}
