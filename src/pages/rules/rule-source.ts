// The source of a rule text: route, parameters, and the field of the response.
import { isRecord } from '~/domain/record';
import type { Endpoint } from '~/schemas/endpoint';

export interface RulesQuery {
  /** Route of the backend. */
  url: string;
  /** Field of the response. */
  key: string;
  /** JSON list of nested field names; wins over `key`. */
  keys: string;
  /** JSON of the parameters. */
  data: string;
  title: string;
}

type Params = Readonly<Record<string, unknown>>;

/**
 * Routes that only read, by their last word: the route comes from an address, which anyone may write, and on an
 * existing backend a GET may change data too.
 */
const ROUTE =
  /^\/?((?:api|plugin)\/(?:[\w-]+\/)+(?:[\w-]*-)?(?:index|setting|config|rules?|detail|list|data|agreement|article|info|explain))$/;
/** Fields of the text where the address names none. */
const USUAL_FIELDS = ['rule', 'rules', 'content', 'explain', 'agreement', 'detail'];

/** The endpoint of the route, requested by GET so that it can change nothing; null where it is not a route. */
export function ruleEndpoint(url: string): Endpoint<Params, unknown> | null {
  const route = ROUTE.exec(url)?.[1];
  if (route === undefined) return null;
  return { route, method: 'GET', sentBy: 'GET', auth: 'guest', answer: { t: 'x' } };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export function ruleParams(json: string): Params {
  const given = parse(json);
  return isRecord(given) ? given : {};
}

function pathOf({ key, keys }: Pick<RulesQuery, 'key' | 'keys'>): string[] {
  const nested = parse(keys);
  if (Array.isArray(nested)) return nested.map(String);
  return key === '' ? [] : [key];
}

/** The text in the response; '' when there is none. */
export function ruleText(answer: unknown, query: Pick<RulesQuery, 'key' | 'keys'>): string {
  const path = pathOf(query);
  const found = path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), answer);
  if (typeof found === 'string') return found;
  if (path.length > 0 || !isRecord(found)) return '';
  const usual = USUAL_FIELDS.map((name) => found[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof usual === 'string' ? usual : '';
}
