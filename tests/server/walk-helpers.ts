// Enumerates all routes of the server with their parameters' schemas: inputs are generated from the schema.
import { type Bundle, bundle, type JsonSchema } from '~/scripts/generate/schema';
import type { Route } from '~/server/http/route';
import { collectRoutes } from '~/server/app/collect-routes';
import { PLUGINS } from '~/server/app/load-plugins';
import type { Mall } from './mall-helpers';

const FILES = import.meta.glob<JsonSchema>(['../../schemas/*.json', '../../schemas/api/*.json'], {
  eager: true,
  import: 'default',
});

interface EndpointSource {
  route: string;
  params?: JsonSchema;
}

interface Family extends JsonSchema {
  endpoints?: Readonly<Record<string, EndpointSource>>;
}

export interface WalkedRoute {
  name: string;
  route: Route;
  params: Bundle;
}

/** Every registered route, by name. Throws when one has no schema. */
export function walkedRoutes(): WalkedRoute[] {
  const families: Family[] = Object.values(FILES);
  const library = new Map(families.map((family) => [family.$id ?? '', family]));
  const sources = new Map(
    families.flatMap((family) =>
      Object.values(family.endpoints ?? {}).map(
        ({ route, params = {} }) => [route, { family, params }] as const,
      ),
    ),
  );
  return [...collectRoutes(PLUGINS)].map(([name, route]) => {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`${name} is described in no schema.`);
    return { name, route, params: bundle(source.params, source.family, library) };
  });
}

/** A path in the parameters: `form_data.list[].num`. */
export interface Place {
  name: string;
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** A schema, behind its reference, with the mark that stands beside it. */
const resolved = (schema: JsonSchema, { defs }: Bundle): JsonSchema => {
  const { $ref, 'x-id': kind } = schema;
  if ($ref === undefined) return schema;
  const target = defs[$ref.replace('#/$defs/', '')];
  if (target === undefined) throw new Error(`Unknown ${$ref}`);
  return kind === undefined ? target : { ...target, 'x-id': kind };
};

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Paths of a schema, outermost first; a list's items are below `[]`. */
export function placesOf(params: Bundle, schema: JsonSchema = params.root, path = ''): Place[] {
  const node = resolved(schema, params);
  const own = Object.entries(node.properties ?? {}).flatMap(([name, child]): Place[] => {
    const here = below(path, name);
    const isRequired = node.required?.includes(name) === true;
    return [
      { name, path: here, schema: resolved(child, params), isRequired },
      ...placesOf(params, child, here),
    ];
  });
  return node.items === undefined ? own : [...own, ...placesOf(params, node.items, `${path}[]`)];
}

interface Sampling {
  /** A value at a path; undefined uses the schema's. */
  valueAt: (place: Place) => unknown;
  /** Whether an optional path is present. */
  has: (place: Place) => boolean;
}

function sampleNumber({ minimum = 1, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): number {
  return Math.min(Math.max(1, minimum), maximum);
}

function sampleObject(at: Place, params: Bundle, sampling: Sampling): Record<string, unknown> {
  const { properties = {}, required = [] } = at.schema;
  const entries = Object.entries(properties).flatMap(([name, child]): [string, unknown][] => {
    const schema = resolved(child, params);
    const place = { name, path: below(at.path, name), schema, isRequired: required.includes(name) };
    return place.isRequired || sampling.has(place) ? [[name, sampleAt(place, params, sampling)]] : [];
  });
  return Object.fromEntries(entries);
}

function sampleAt(place: Place, params: Bundle, sampling: Sampling): unknown {
  const value = sampling.valueAt(place);
  if (value !== undefined) return value;
  const { schema } = place;
  if (schema.enum !== undefined) return schema.enum[0];
  const type = [schema.type ?? 'string'].flat()[0];
  if (schema.properties !== undefined) return sampleObject(place, params, sampling);
  if (type === 'integer' || type === 'number') return sampleNumber(schema);
  if (type !== 'array') return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  if (schema.items === undefined) return [];
  const item = resolved(schema.items, params);
  return [sampleAt({ ...place, path: `${place.path}[]`, schema: item }, params, sampling)];
}

/** Parameters that satisfy the schema: one entry in every list, required ones and those of `has`. */
export const sampleOf = (params: Bundle, sampling: Sampling): Record<string, unknown> =>
  sampleObject({ name: '', path: '', schema: params.root, isRequired: true }, params, sampling);

/** Values that pass the validation rules beyond the schemas. */
export const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  mobile: '13912345678',
  nickname: '阿青',
  name: '阿青',
  detail: '文三路 1 号',
  birthday: '1990-01-01',
  date: '2026-11',
  province_id: 330_000,
  city_id: 330_100,
  district_id: 330_106,
  longitude: 120.1,
  latitude: 30.2,
  goods_id: 1,
  mch_id: 0,
  num: 1,
  password: 'pagoda123',
  old_password: 'pagoda123',
  new_password: 'pagoda124',
  again_password: 'pagoda124',
  pay_password: '135791',
  old_pay_password: '135791',
  verify_pay_password: '135791',
  pic_captcha: 'ABCD',
  sms_captcha: '000000',
  captcha: '000000',
  mobile_code: '000000',
  code: '000000',
  validate_code_id: 1,
  content: '很好',
  pay_type: 'wechat_h5',
  pic_list: [],
  express: '顺丰速运',
  url: 'http://mall.test/',
};

export interface Sent {
  status: number;
  /** The envelope, or null for any other response. */
  envelope: { code: number; msg: string } | null;
  text: string;
}

interface Sending {
  token?: string;
  type?: string;
  headers?: Record<string, string>;
}

const isEnvelope = (value: unknown): value is { code: number; msg: string } =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  Number.isInteger(value.code) &&
  'msg' in value &&
  typeof value.msg === 'string';

function envelopeOf(text: string): Sent['envelope'] {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}

async function send(
  mall: Mall,
  address: string,
  { token = '', headers = {}, ...init }: Omit<Sending, 'type'> & { method: string; body?: string },
): Promise<Sent> {
  const own = { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Platform': 'mobile', 'X-Access-Token': token };
  const response = await mall.app.request(address, { ...init, headers: { ...own, ...headers } });
  const text = await response.text();
  return { status: response.status, envelope: envelopeOf(text), text };
}

const addressOf = (name: string): string =>
  `http://mall.test/web/index.php?_mall_id=1&r=${encodeURIComponent(name)}`;

/** Posts a body to a route, like any client. */
export const post = (
  mall: Mall,
  name: string,
  body: string,
  { type = 'application/x-www-form-urlencoded', headers = {}, ...sending }: Sending = {},
): Promise<Sent> =>
  send(mall, addressOf(name), {
    ...sending,
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
  });

/** Asks a route that reads, with its parameters in the address. */
export const get = (mall: Mall, name: string, query: string, sending: Omit<Sending, 'type'> = {}) =>
  send(mall, `${addressOf(name)}&${query}`, { ...sending, method: 'GET' });

/** A form body; structured values are sent as JSON texts. */
export const formOf = (values: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
    ]),
  ).toString();
