// What is generated for the API families: endpoint constants with their types, and the server's validators.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ListShape } from '~/schemas/endpoint';
import { type FormSource, formModule, writeForms } from './api-forms';
import { type NamedSchema, typesOf, writeValidators } from './emit';
import { bundle, type JsonSchema, readJson, repeatingNames, shapeOf } from './schema';
import { authCheck } from './roles';
import { pascal } from './widgets';
import { BANNER, writeFrom, writeIfChanged } from './write';
import { SourceMistake } from './mistake';

interface EndpointSource {
  route: string;
  method: 'GET' | 'POST';
  auth: string;
  description: string;
  topLevel?: boolean;
  /** Changes data: our client sends it by POST whatever the contract's method. */
  write?: boolean;
  file?: boolean;
  params?: JsonSchema;
  data?: JsonSchema;
}

interface FamilySource extends JsonSchema {
  family: string;
  endpoints: Record<string, EndpointSource>;
}

interface EndpointOut {
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
  const repeating = repeatingNames({ $defs: family.$defs ?? {} });
  const endpoints = Object.entries(family.endpoints).map(([name, source]): EndpointOut => {
    const title = `${pascal(family.family)}${pascal(name)}`;
    const parts = { params: source.params ?? EMPTY, data: source.data ?? NOTHING };
    if (source.description === undefined || source.description === '')
      throw new SourceMistake(`${file}: needs a description at #/endpoints/${name}`);
    repeating.push(...repeatingNames({ $defs: parts }, `#/endpoints/${name}`));
    return {
      constant: title.charAt(0).toLowerCase() + title.slice(1),
      source,
      params: { name: `${title}Params`, ...bundle(parts.params, family, library) },
      data: { name: `${title}Data`, ...bundle(parts.data, family, library) },
    };
  });
  if (repeating.length > 0)
    throw new SourceMistake(`${file}: the description repeats the name at ${repeating.join(', ')}`);
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

async function writeFamily(folder: string, stem: string, endpoints: readonly EndpointOut[]): Promise<void> {
  const named = endpoints.flatMap(({ params, data }) => [params, data]);
  const constants = endpoints.map(endpointText).join('\n');
  await writeFrom(
    join(folder, `${stem}.gen.ts`),
    [named, constants],
    async () =>
      `import type { Endpoint, ListEndpoint, RowOf } from '../endpoint';\n\n${await typesOf(named)}\n${constants}`,
  );
  await writeValidators(
    join(folder, `${stem}.params.gen.js`),
    endpoints.map(({ params }) => params),
    {
      coerce: true,
    },
  );
  await writeValidators(
    join(folder, `${stem}.answers.gen.js`),
    endpoints.map(({ data }) => data),
    {
      coerce: false,
    },
  );
}

/** Root schemas that are no plain object become type aliases; json-schema-to-typescript writes them as such. */
export async function generateApi(root: string, library: Map<string, JsonSchema>): Promise<number> {
  const folder = join(root, 'schemas/api');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'shared.json')
    .sort();
  const assertAuth = authCheck(root);
  const validators: string[] = [];
  const forms: { file: string; text: string }[] = [];
  let count = 0;
  for (const name of files) {
    const file = join(folder, name);
    const family = readJson(file) as FamilySource;
    for (const { auth, route } of Object.values(family.endpoints)) assertAuth(auth, `${file}: ${route}`);
    const endpoints = describeEndpoints(file, family, library);
    const stem = basename(name, '.json');
    const modules = formSources(stem, family, endpoints).map((source) => formModule(source, family, library));
    forms.push(...modules.filter((module) => module !== null));
    await writeFamily(folder, stem, endpoints);
    for (const { source, params, data } of endpoints) {
      validators.push(
        `  '${source.route}': { params: ${stemName(stem)}Params.validate${params.name}, answer: ${stemName(stem)}Answers.validate${data.name} },`,
      );
    }
    count += endpoints.length;
  }
  writeForms(join(folder, 'forms'), forms);
  writeValidatorTable(
    folder,
    files.map((name) => basename(name, '.json')),
    validators,
  );
  return count;
}

const stemName = (stem: string) => pascal(stem).charAt(0).toLowerCase() + pascal(stem).slice(1);

function writeValidatorTable(folder: string, stems: string[], rows: string[]): void {
  const imports = stems.flatMap((stem) => [
    `import * as ${stemName(stem)}Params from './${stem}.params.gen.js';`,
    `import * as ${stemName(stem)}Answers from './${stem}.answers.gen.js';`,
  ]);
  writeIfChanged(
    join(folder, 'validators.gen.ts'),
    `${BANNER}import type { Validate } from '../validate';\n${imports.join('\n')}\n\n/** Validators by route: for the server and the tests only. */\nexport const validators: Record<string, { params: Validate; answer: Validate }> = {\n${rows.join('\n')}\n} as never;\n`,
  );
}
