// What is wrong with one value of a setting, by the control of its field.
import { letterCount } from '../../text';
import { isHexColour } from '~/domain/colour';
import { numberOf, textOf } from '~/domain/coercion';
import { isSafePicture, isSafeUrl, resolveLink } from '~/domain/links';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '~/domain/login-areas';
import { isArray, isRecord } from '~/domain/record';
import type { ControlId } from '../form';
import { readLink, WHOLE_LINK } from '../link-value';
import type { SettingField } from './setting-form';

/** A field and what is stored in it. */
export interface SettingPlace {
  field: SettingField;
  value: unknown;
  owner: Readonly<Record<string, unknown>>;
}

function textProblem({ field: { maxLength = Infinity }, value }: SettingPlace): string | null {
  if (typeof value !== 'string' || value.includes('\0')) return '要填写文字';
  return letterCount(value) > maxLength ? `最多 ${maxLength} 个字` : null;
}

function numberProblem({
  field: { kind, min = -Infinity, max = Infinity },
  value,
}: SettingPlace): string | null {
  const isNumber = typeof value === 'number' && (kind === 'number' || Number.isInteger(value));
  return isNumber && value >= min && value <= max ? null : `要在 ${min} 到 ${max} 之间`;
}

const isOpenable = (link: unknown): boolean => resolveLink(link) !== null;

function linkProblem({ field, owner }: SettingPlace): string | null {
  const { link: shape = WHOLE_LINK, name } = field;
  const parts = Object.values(shape.fields).map((part) => owner[part]);
  const isFormed = [owner[name], ...parts].every(
    (part) =>
      part === undefined || part === null || typeof part === 'string' || isRecord(part) || isArray(part),
  );
  if (!isFormed || isArray(owner[name])) return '链接的格式不正确';
  if (readLink({ shape, name, owner }) === null) return null;
  const whole = shape.fields.whole === undefined ? undefined : owner[shape.fields.whole];
  const { [shape.fields.whole ?? '']: _entry, ...own } = owner;
  const stored = shape.shape === 'whole' ? [owner[name]] : [own, whole];
  const isEmpty = (link: unknown) => link === undefined || link === null || link === '' || !hasAddress(link);
  return stored.every((link) => isEmpty(link) || isOpenable(link)) ? null : '这个链接不能打开';
}

/** A torn link without an address is none, whatever else its owner holds. */
const hasAddress = (link: unknown): boolean =>
  !isRecord(link) ||
  ['url', 'link_url', 'new_link_url', 'value'].some((name) => textOf(link[name]) !== '') ||
  ['open_type', 'openType'].some((name) => link[name] === 'h5');

const MEASURES = ['left', 'top', 'width', 'height'] as const;

function areaProblem({ value }: SettingPlace): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (!isRecord(value)) return '热区的格式不正确';
  const [left, top, width, height] = MEASURES.map((name) => numberOf(value[name])) as [
    number,
    number,
    number,
    number,
  ];
  const isInside =
    left >= 0 &&
    top >= 0 &&
    width > 0 &&
    height > 0 &&
    left + width <= PICTURE_WIDTH &&
    top + height <= PICTURE_HEIGHT;
  if (!isInside) return `要在 ${PICTURE_WIDTH}×${PICTURE_HEIGHT} 的图片里面`;
  const { link = '' } = value;
  const isEmpty = link === '' || link === null || (isRecord(link) && Object.keys(link).length === 0);
  return isEmpty || isOpenable(link) ? null : '这个链接不能打开';
}

function choiceProblem({ field: { options, switch: values, kind }, value }: SettingPlace): string | null {
  const known: unknown[] = options?.map((option) => option.value) ?? [];
  const states: unknown[] = values === undefined ? [true, false] : [values.on, values.off];
  const allowed = options === undefined && kind !== 'list' ? states : known;
  return allowed.includes(value) ? null : '没有这个选项';
}

const isColour = ({ field, value }: SettingPlace): boolean =>
  isHexColour(value) || (value === '' && field.empty !== undefined);

const CHECKS: Readonly<Partial<Record<ControlId, (place: SettingPlace) => string | null>>> = {
  text: textProblem,
  phone: textProblem,
  location: textProblem,
  url: (place) =>
    textProblem(place) ?? (place.value === '' || isSafeUrl(place.value) ? null : '这个网址不能打开'),
  colour: (place) => (isColour(place) ? null : '颜色写作 #FF4544'),
  picture: ({ value }) => (value === '' || isSafePicture(value) ? null : '这不是图片的地址'),
  number: numberProblem,
  length: numberProblem,
  switch: choiceProblem,
  segments: choiceProblem,
  link: linkProblem,
  hotspot: areaProblem,
};

/** Words why the value is of another kind, or out of the field's limits; null where it is not. */
export const wrongWords = (place: SettingPlace): string | null =>
  place.value === undefined ? null : (CHECKS[place.field.control]?.(place) ?? null);

const CHOSEN: ReadonlySet<ControlId> = new Set<ControlId>(['link', 'picture']);

/** A number that is stored as a text: a place on the map. */
function figureProblem({ min, max, maxLength }: SettingField, value: unknown): string | null {
  if (maxLength === undefined || min === undefined || max === undefined || value === '') return null;
  const figure = Number(value);
  return Number.isFinite(figure) && figure >= min && figure <= max ? null : `要在 ${min} 到 ${max} 之间`;
}

/** Words why the value is not finished; null where it is. */
export function unfinishedWords(place: SettingPlace): string | null {
  const { field, value } = place;
  if (field.isRequired === true && isMissing(place))
    return CHOSEN.has(field.control) ? '还没有选' : '还没有填';
  return figureProblem(field, value);
}

function isMissing({ field, value, owner }: SettingPlace): boolean {
  const { link: shape, name } = field;
  return shape === undefined ? textOf(value).trim() === '' : readLink({ shape, name, owner }) === null;
}
