// Reads a link from each of the seven shapes that fields store, and writes it back.
import { isRecord } from '../record';
import type { LinkPart, LinkShape } from './form';

type Members = Readonly<Record<string, unknown>>;

/** A chosen link; null for parts that the stored shape does not contain. */
export interface LinkValue {
  /** Address with encoded parameters; `tel?tel=…` and the like for targets that are no page. */
  readonly url: string;
  readonly openType: string | null;
  /** As stored: `{key, value, …}`. */
  readonly params: readonly unknown[] | null;
  /** Permission key. */
  readonly key: string | null;
  readonly label: string | null;
  readonly labelType: string | null;
  /** The picker's whole entry, with all members that other editors added. */
  readonly entry: Members | null;
}

/** The part of a form field for a link: its shape, its name, and the object that contains it. */
export interface LinkPlace {
  readonly shape: LinkShape;
  /** Property of the field. */
  readonly name: string;
  readonly owner: Members;
}

/** Of a field that states none. */
export const WHOLE_LINK: LinkShape = { shape: 'whole', fields: {} };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Recognises the picker's entry for outside addresses: it alone has no address. */
const isOutside = (entry: Members): boolean => entry['open_type'] === 'h5';

function ofEntry(entry: Members): LinkValue | null {
  const url = textOrNull(entry['new_link_url']) || textOrNull(entry['value']) || '';
  const params = Array.isArray(entry['params']) ? (entry['params'] as unknown[]) : null;
  if (url === '' && !(isOutside(entry) && params !== null && params.length > 0)) return null;
  return {
    url,
    openType: textOrNull(entry['open_type']),
    params,
    key: textOrNull(entry['key']),
    label: textOrNull(entry['name']),
    labelType: textOrNull(entry['type']),
    entry,
  };
}

const isEntry = (value: Members): boolean => 'new_link_url' in value || 'value' in value;

/** `{url, openType, params}`, a copyright's with the entry as `data`, or a bare address. */
function ofObject(value: unknown): LinkValue | null {
  if (typeof value === 'string') return value === '' ? null : { ...NOTHING_SAID, url: value, openType: null };
  if (!isRecord(value)) return null;
  if (isEntry(value)) return ofEntry(value);
  const entry = isRecord(value['data']) && isEntry(value['data']) ? value['data'] : null;
  const url = textOrNull(value['url']) ?? '';
  const whole = entry === null ? null : ofEntry(entry);
  if (url === '') return whole;
  return {
    ...(whole ?? NOTHING_SAID),
    url,
    openType: textOrNull(value['openType']) ?? textOrNull(value['open_type']),
    params: Array.isArray(value['params']) ? (value['params'] as unknown[]) : (whole?.params ?? null),
    entry,
  };
}

const NOTHING_SAID: Omit<LinkValue, 'url' | 'openType'> = {
  params: null,
  key: null,
  label: null,
  labelType: null,
  entry: null,
};

function ofParts({ shape: { fields }, owner }: LinkPlace): LinkValue | null {
  const part = (name: LinkPart): unknown => {
    const property = fields[name];
    return property === undefined ? undefined : owner[property];
  };
  const whole = part('whole');
  const entry = isRecord(whole) ? whole : null;
  const url = textOrNull(part('url')) ?? '';
  if (url === '') return entry === null ? null : ofEntry(entry);
  const params = part('params');
  return {
    url,
    openType: textOrNull(part('openType')),
    params: Array.isArray(params) ? (params as unknown[]) : null,
    key: textOrNull(part('key')),
    label: textOrNull(part('label')) ?? textOrNull(entry?.['name']),
    labelType: textOrNull(part('labelType')) ?? textOrNull(entry?.['type']),
    entry,
  };
}

/** The link of a field; null where none is chosen. */
export const readLink = (place: LinkPlace): LinkValue | null =>
  isInOneProperty(place.shape.shape) ? ofObject(place.owner[place.name]) : ofParts(place);

const said = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

const simple = ({ url, openType, params }: LinkValue): Members => said({ url, openType, params });

type InOneProperty = 'whole' | 'simple' | 'target' | 'copyright';

/** Value of a single property. */
const OBJECTS: Readonly<Record<InOneProperty, (link: LinkValue) => unknown>> = {
  // Older layouts store an address, or the simple form, where the newer editor writes the whole entry.
  whole: (link) => link.entry ?? (link.openType === null ? link.url : simple(link)),
  simple,
  target: ({ url, openType }) => said({ url, openType }),
  copyright: ({ url, openType, entry }) => said({ url, openType, data: entry }),
};

/** Whether the field's own property holds the whole link. */
export const isInOneProperty = (shape: LinkShape['shape']): shape is InOneProperty =>
  Object.hasOwn(OBJECTS, shape);

/** Value of an emptied link. */
const EMPTY: Readonly<Record<LinkPart, unknown>> = {
  url: '',
  openType: '',
  params: [],
  key: '',
  whole: {},
  label: '',
  labelType: '',
};

function partsOf({ fields }: LinkShape, link: LinkValue | null): Members {
  const values: Readonly<Record<LinkPart, unknown>> = link === null ? EMPTY : { ...link, whole: link.entry };
  return Object.fromEntries(
    Object.entries(fields).map(([part, property]) => {
      const value = values[part as LinkPart];
      // Parts that an older layout did not store stay absent.
      return [property, value === null ? undefined : value] as const;
    }),
  );
}

/** Properties of the owner that hold the link; undefined ones are not stored. Null empties the field. */
export function writeLink({ shape, name }: Omit<LinkPlace, 'owner'>, link: LinkValue | null): Members {
  const kind = shape.shape;
  if (!isInOneProperty(kind)) return partsOf(shape, link);
  if (link === null) return { [name]: kind === 'whole' ? '' : {} };
  return { [name]: OBJECTS[kind](link) };
}
