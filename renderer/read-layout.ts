// Reads a stored or delivered layout document; never throws, and loses nothing.
import { isRecord } from '~/domain/record';
import { migrated, versionOf } from '~/domain/widget-version';
import { coerce, listOf, type Shape } from '~/schemas/shape';
import type { SchemaError, Validate } from '~/schemas/validate';
import type { Registry, KnownWidget } from './define-widget';
import type { Issue, IssueCode, Layout, LayoutNode, NodeState } from './layout';

export type Face = 'stored' | 'delivered';
export type Shapes = Readonly<Record<string, { stored: Shape; delivered: Shape }>>;

export interface ReadOptions {
  registry: Registry;
  /** Which face of the widgets the document has; `delivered` when absent. */
  face?: Face;
  /** With shapes the data are coerced here; without (on the phone) each widget's chunk does it. */
  shapes?: Shapes;
  /** Full validation, for the server and the studio. */
  validatorOf?: (id: string, face: Face) => Validate | undefined;
}

interface Reading {
  options: ReadOptions;
  issues: Issue[];
  uids: Set<string>;
}

type Data = Record<string, unknown>;

const issue = (code: IssueCode, pointer: string, subject = ''): Issue => ({ code, pointer, subject });

/** Gives every node a unique uid: its own, else one from its index and id, stable across readings. */
function takeUid(reading: Reading, element: unknown, index: number): string {
  const own = isRecord(element) && typeof element['uid'] === 'string' ? element['uid'] : '';
  const base = own === '' ? `n${index}` : own;
  if (own !== '' && reading.uids.has(own)) reading.issues.push(issue('duplicate-uid', `/${index}/uid`));
  let uid = base;
  for (let attempt = 1; reading.uids.has(uid); attempt += 1) uid = `${base}-${attempt}`;
  reading.uids.add(uid);
  return uid;
}

interface Judged {
  state: NodeState;
  data: Data;
}

function judge(reading: Reading, element: Data, index: number): Judged {
  const { registry } = reading.options;
  const id = element['id'] as string;
  // An empty object of the PHP backend arrives as [] (diy trap 12).
  const data = isRecord(element['data']) ? element['data'] : {};
  const definition = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (definition === undefined) {
    reading.issues.push(issue('unknown-widget', `/${index}`, id));
    return { state: 'unknown', data };
  }
  const version = versionOf(element);
  if (version > definition.version) {
    reading.issues.push(issue('newer-version', `/${index}`, definition.title));
    return { state: 'newer', data };
  }
  try {
    const current = migrated(definition, data, version);
    return { state: 'ready', data: settle(reading, { definition, data: current, index }) };
  } catch {
    reading.issues.push(issue('migration-failed', `/${index}`, definition.title));
    return { state: 'broken', data };
  }
}

/** The property that is missing; '' for any other fault. */
const missingOf = (error: SchemaError | undefined): string =>
  error?.keyword === 'required' ? String(error.params['missingProperty']) : '';

/** Coerces and validates with the given shapes and validators. */
function settle(reading: Reading, node: { definition: KnownWidget; data: Data; index: number }): Data {
  const { face = 'delivered', shapes, validatorOf } = reading.options;
  const { id, title } = node.definition;
  const validate = validatorOf?.(id, face);
  const shape = shapes?.[id]?.[face];
  const data = shape === undefined ? node.data : (coerce(shape, node.data) as Data);
  if (validate !== undefined && !validate(data)) {
    const [first] = validate.errors ?? [];
    const pointer = `/${node.index}/data${first?.instancePath ?? ''}`;
    reading.issues.push({ ...issue('invalid-data', pointer, title), detail: missingOf(first) });
  }
  return data;
}

function readNode(reading: Reading, element: unknown, index: number): LayoutNode {
  const uid = takeUid(reading, element, index);
  if (!isRecord(element) || typeof element['id'] !== 'string' || element['id'] === '') {
    reading.issues.push(issue('broken-node', `/${index}`));
    return { uid, id: '', state: 'broken', data: {}, element };
  }
  const { state, data } = judge(reading, element, index);
  return { uid, id: element['id'], state, data, element };
}

/** The value of a text, or undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a layout document: an array of `{id, permission_key, data, uid?, v?}`, with gaps as PHP writes one, or its JSON text.
 * Never throws; what is wrong becomes an issue with a JSON Pointer. Documents are written by domain/studio/document.
 */
export function readLayout(stored: unknown, options: ReadOptions): { layout: Layout; issues: Issue[] } {
  const value = typeof stored === 'string' ? parse(stored) : stored;
  const fail = (code: IssueCode) => ({ layout: { nodes: [] }, issues: [issue(code, '')] });
  if (typeof stored === 'string' && value === undefined) return fail('not-json');
  const list = listOf(value);
  if (list === null) return fail('not-a-list');
  const reading: Reading = { options, issues: [], uids: new Set() };
  const nodes = list.map((element: unknown, index) => readNode(reading, element, index));
  return { layout: { nodes }, issues: reading.issues };
}
