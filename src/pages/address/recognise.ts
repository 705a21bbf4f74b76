// Recognises a receiver in a pasted text: name, number, region, detail.
import type { District } from '~/schemas/api/default.gen';

export interface Region {
  province: District;
  city: District;
  district: District;
}

export interface Recognised {
  name: string;
  mobile: string;
  region: Region | null;
  detail: string;
}

const NUMBER = /(?:\+?86[-\s]?)?(1\d{2}[-\s]?\d{4}[-\s]?\d{4}|0\d{2,3}-?\d{7,8})/;
const LABELS =
  /(^|[\s,，;；])(?:收货人|收件人|姓名|联系人|手机号码?|联系电话|电话|所在地区|收货地址|详细地址|地址)[:：]?/g;
const SEPARATORS = /[\s,，;；、。]+/;
/** Longest run of characters that still is a name. */
const NAME_MAX = 5;

/** Spellings of a region: its whole name, or without the suffix that people leave out. */
const namesOf = (name: string): string[] => {
  const short = name.replace(/(?:省|市|区|县|特别行政区|(?:壮族|回族|维吾尔)?自治区|自治州)$/, '');
  return short.length >= 2 && short !== name ? [name, short] : [name];
};

/** The rest of the text after this name, or null where it does not begin with it. */
function after(text: string, name: string): string | null {
  const found = namesOf(name).find((one) => text.startsWith(one));
  return found === undefined ? null : text.slice(found.length).trimStart();
}

const below = ({ list }: District): readonly District[] => list ?? [];

/** Districts of a province that the text names next, with or without their city. */
function findDistrict(province: District, text: string): { region: Region; rest: string } | null {
  for (const city of below(province)) {
    const rest = after(text, city.name) ?? text;
    for (const district of below(city)) {
      const detail = after(rest, district.name);
      if (detail !== null) return { region: { province, city, district }, rest: detail };
    }
  }
  return null;
}

/** The region that a text begins with; the province may be missing where city or district imply it. */
function findRegion(districts: readonly District[], text: string): { region: Region; rest: string } | null {
  for (const province of districts) {
    const rest = after(text, province.name);
    const found = rest === null ? null : findDistrict(province, rest);
    if (found !== null) return found;
  }
  for (const province of districts) {
    const found = findDistrict(province, text);
    if (found !== null) return found;
  }
  return null;
}

/** Offset of the region, so that a name written right before it is found. */
function regionWithin(districts: readonly District[], text: string) {
  for (let start = 0; start <= Math.min(text.length, NAME_MAX); start += 1) {
    const found = findRegion(districts, text.slice(start));
    if (found !== null) return { ...found, before: text.slice(0, start).trim() };
  }
  return null;
}

/** The recognised parts of a pasted text; a missing part is empty. */
export function recognise(pasted: string, districts: readonly District[]): Recognised {
  const plain = pasted.replace(LABELS, '$1 ').trim();
  const mobile = (NUMBER.exec(plain)?.[1] ?? '').replace(/^(1[\d\s-]+)$/, (number) =>
    number.replace(/[\s-]/g, ''),
  );
  const parts = plain
    .replace(NUMBER, ' ')
    .split(SEPARATORS)
    .filter((part) => part !== '');
  for (const [index] of parts.entries()) {
    const found = regionWithin(districts, parts.slice(index).join(' '));
    if (found === null) continue;
    const names = [...parts.slice(0, index), found.before].filter((part) => part !== '');
    // The name precedes the address, or is the last short word after it.
    const words = found.rest.split(' ').filter((part) => part !== '');
    const last = words.at(-1) ?? '';
    const isNameLast = names.length === 0 && words.length > 1 && last.length <= NAME_MAX && !/\d/.test(last);
    const name = isNameLast ? last : (names[0] ?? '');
    const detail = (isNameLast ? words.slice(0, -1) : words).join(' ');
    return { name, mobile, region: found.region, detail };
  }
  const [first = '', ...others] = parts;
  const isName = first.length <= NAME_MAX;
  return { name: isName ? first : '', mobile, region: null, detail: (isName ? others : parts).join(' ') };
}
