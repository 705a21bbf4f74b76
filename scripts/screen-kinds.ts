// The kind of each screen, by what makes its body, read from its definition: nothing of it has to run for that.
import {
  definitionIn,
  expressionOf,
  type Found,
  literalOf,
  propertiesOf,
  textIn,
} from './generate/source-file';
import { nameOf, nodeOf, nodesOf } from './generate/syntax';

/** By the function that makes a body; one that ends in Form makes a form. */
const MADE: Readonly<Record<string, string>> = {
  detail: 'detail',
  forms: 'form',
  goodsPage: 'detail',
  hub: 'hub',
  list: 'list',
  lists: 'list',
  result: 'result',
};

/** `detail({ … })`, also where it is spread into an object. */
function callIn(body: Found): Found | undefined {
  const found = expressionOf(body);
  const spread = nodesOf(found?.node['properties']).find(({ type }) => type === 'SpreadElement');
  const node = nodeOf(spread?.['argument']);
  return node === undefined || found === undefined ? found : expressionOf({ node, source: found.source });
}

/** `file` is absolute. Throws where the body is made by a function that is not known here. */
export function kindOfScreen(root: string, file: string): string {
  const body = definitionIn(root, file, 'definePage')?.get('body');
  const call = body === undefined ? undefined : callIn(body);
  const maker = nameOf(call?.node['callee']);
  const given = nodesOf(call?.node['arguments']).flatMap((node): Found[] =>
    call === undefined ? [] : [{ node, source: call.source }],
  );
  const [first] = given;
  if (maker === 'custom' && first !== undefined) return String(literalOf(first));
  const stated = given.map((argument) => textIn(propertiesOf(argument), 'kind')).find(Boolean);
  const kind = stated ?? (/form$/i.test(maker) ? 'form' : MADE[maker]);
  if (kind === undefined) throw new Error(`${file}: of what kind is a screen made by ${maker}?`);
  return kind;
}
