// The generated table of the calls that screens begin with, as far as their definitions write them out: phones ask for data
// by it while a screen's code is still loading.
import { join } from 'node:path';
import type { Screen } from './screens';
import { definitionIn, expressionOf, type Found, propertiesOf, textIn } from './source-file';
import { nameOf, nodeOf, nodesOf } from './syntax';
import { BANNER, writeIfChanged } from './write';

/** A read: its route, and by the names of its parameters those of the address that they have the value of. */
interface FirstRead {
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of an endpoint that is read by GET; undefined for any other. */
function routeOf(endpoint: Found): string | undefined {
  const constant = expressionOf(endpoint);
  const stated = constant === undefined ? undefined : propertiesOf(constant);
  return textIn(stated, 'sentBy') === 'GET' ? textIn(stated, 'route') : undefined;
}

/** Local name → name, of `({ id: goodsId }) => …`; undefined where the address is taken in another way. */
function takenBy(node: Found['node']): ReadonlyMap<string, string> | undefined {
  const [taken] = nodesOf(node['params']);
  if (taken === undefined) return new Map();
  if (taken.type !== 'ObjectPattern') return undefined;
  return new Map(
    nodesOf(taken['properties']).map((property) => [nameOf(property['value']), nameOf(property['key'])]),
  );
}

/** The parameters of a call, where each has the value of one of the address. */
function paramsIn(object: Found, taken: ReadonlyMap<string, string>): FirstRead['params'] | undefined {
  if (object.node.type !== 'ObjectExpression') return undefined;
  const properties = nodesOf(object.node['properties']);
  const params = properties.map((property) => [
    nameOf(property['key']),
    taken.get(nameOf(property['value'])) ?? '',
  ]);
  return params.every(([to, from]) => to !== '' && from !== '')
    ? (Object.fromEntries(params) as FirstRead['params'])
    : undefined;
}

const bodyOf = ({ node, source }: Found): Found | undefined => {
  const body = nodeOf(node['body']);
  return body === undefined ? undefined : expressionOf({ node: body, source });
};

const readOf = (endpoint: Found | undefined, params: FirstRead['params'] | undefined): FirstRead[] => {
  const route = endpoint === undefined ? undefined : routeOf(endpoint);
  return route === undefined || params === undefined ? [] : [{ route, params }];
};

/** The call of a body that shows one answer: `detail({ from, params })`, `goodsPage({ from, params })`. */
function readOfBody(body: Found): FirstRead[] {
  const call = expressionOf(body);
  const [stated] = nodesOf(call?.node['arguments']);
  if (call === undefined || stated === undefined) return [];
  const definition = propertiesOf({ node: stated, source: call.source });
  const params = definition.get('params');
  const taken = params === undefined ? undefined : takenBy(params.node);
  const made = params === undefined ? undefined : bodyOf(params);
  if (taken === undefined || made === undefined) return [];
  return readOf(definition.get('from'), paramsIn(made, taken));
}

/** Those that the definition adds: `firstCalls: ({ id }) => [firstCall(endpoint, { id })]`. */
function readsAdded(added: Found): FirstRead[] {
  const taken = takenBy(added.node);
  const list = bodyOf(added);
  if (taken === undefined || list === undefined) return [];
  return nodesOf(list.node['elements']).flatMap((call) => {
    const [endpoint, params] = nodesOf(call['arguments']).map((node) => ({ node, source: list.source }));
    return nameOf(call['callee']) === 'firstCall' && params !== undefined
      ? readOf(endpoint, paramsIn(params, taken))
      : [];
  });
}

function readsOf(root: string, { file, auth }: Screen): FirstRead[] {
  if (auth !== 'guest') return [];
  const definition = definitionIn(root, file, 'definePage');
  const body = definition?.get('body');
  const added = definition?.get('firstCalls');
  return [...(body === undefined ? [] : readOfBody(body)), ...(added === undefined ? [] : readsAdded(added))];
}

export function generateFirstCalls(root: string, screens: readonly Screen[]): void {
  const rows = screens.flatMap((screen) => {
    const reads = readsOf(root, screen);
    return reads.length === 0 ? [] : [`  '${screen.path}': ${JSON.stringify(reads)},`];
  });
  const type =
    'Readonly<Record<string, readonly { route: string; params: Readonly<Record<string, string>> }[]>>';
  writeIfChanged(
    join(root, 'src/app/first-calls.gen.ts'),
    `${BANNER}export const FIRST_CALLS: ${type} = {\n${rows.join('\n')}\n};\n`,
  );
}
