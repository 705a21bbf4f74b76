// Finds the region that a text names as an address: a chain of province, city and district, of which the end may be missing.
import type { District } from '~/schemas/api/default.gen';

/** What the text states; what it leaves open or what is ambiguous is absent. */
export interface Region {
  province: District;
  city?: District;
  district?: District;
}

export interface FoundRegion {
  region: Region;
  /** Offset of its first character, and of the first one after it. */
  start: number;
  end: number;
}

type Level = 'province' | 'city' | 'district';

interface Place {
  level: Level;
  node: District;
  province: District;
  city?: District;
}

/** A name at an offset: whole, or without the suffix that people leave out. */
interface Match {
  place: Place;
  isWhole: boolean;
  /** Whether it reads as the beginning of another word, unless a place within follows: 中山市场, but 乐山市井研县. */
  goesOn: boolean;
  end: number;
}

/** Peoples whose names stand in those of autonomous places. */
const PEOPLES =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|鄂温克|德昂|保安|裕固|独龙|鄂伦春|门巴|珞巴|基诺|各';
const AUTONOMOUS = new RegExp(`(?:(?:${PEOPLES})族?)*自治[区州县旗]$`);
const SUFFIX = /(?:特别行政区|林区|地区|省|市|盟|区|县)$/;
const SHORT_MIN = 2;

/** Levels that stand between two others and name nothing: 市辖区, 省直辖县. */
const FILLERS = [
  '市辖区',
  '其他',
  '其它区',
  '省直辖县级行政区划',
  '自治区直辖县级行政区划',
  '省直辖县',
  '直辖县',
];
const isFiller = (name: string): boolean => FILLERS.includes(name) || name.length < SHORT_MIN;

/** Between the levels of one address. */
export const GAP = /^[\s,，、|/\\·・\-—–_>]*/;
/** A whole name of these goes on as another word: 中山市场, 南京市政大厦, 西湖区间. */
const GOES_ON: Readonly<Record<string, RegExp>> = { 市: /^[场民政井]/, 区: /^[间政号]/, 县: /^[政]/ };
/** A short name is a district only where it ends its word: 西湖路 is a street. */
const WORD_END = /^(?:$|[\s,，、|/\\\-—–_>])/;

/** Spellings that leave something out: 浙江, 恩施, 恩施州. */
function shortsOf(name: string): string[] {
  const core = name.replace(AUTONOMOUS, '');
  // 内蒙古 is no 内 of a people.
  const short =
    core.length < SHORT_MIN ? name.replace('自治区', '') : core === name ? name.replace(SUFFIX, '') : core;
  if (short.length < SHORT_MIN || short === name) return [];
  return name.endsWith('自治州') ? [short, `${short}州`] : [short];
}

const below = ({ list }: District): readonly District[] => list ?? [];

/** All places by the name that begins a match, whole and short. */
export class RegionIndex {
  readonly #byName = new Map<string, { place: Place; isWhole: boolean }[]>();
  readonly #longest: number;

  constructor(provinces: readonly District[]) {
    for (const province of provinces) {
      this.#add({ level: 'province', node: province, province });
      for (const city of below(province)) {
        this.#add({ level: 'city', node: city, province, city });
        for (const node of below(city)) this.#add({ level: 'district', node, province, city });
      }
    }
    this.#longest = Math.max(0, ...[...this.#byName.keys()].map((name) => name.length));
  }

  #add(place: Place): void {
    const { name } = place.node;
    if (isFiller(name)) return;
    // 九龙 is a name of people too; 矿区 needs its city anyway.
    this.#put(name, { place, isWhole: place.level === 'district' || name.length > SHORT_MIN });
    for (const short of shortsOf(name)) this.#put(short, { place, isWhole: false });
  }

  #put(spelling: string, entry: { place: Place; isWhole: boolean }): void {
    const entries = this.#byName.get(spelling);
    if (entries === undefined) this.#byName.set(spelling, [entry]);
    else entries.push(entry);
  }

  /** Places whose name stands at an offset, the longest names first. */
  at(text: string, start: number): Match[] {
    const found: Match[] = [];
    for (let length = Math.min(this.#longest, text.length - start); length >= SHORT_MIN; length -= 1) {
      const end = start + length;
      const name = text.slice(start, end);
      const goesOn = GOES_ON[name.at(-1) ?? '']?.test(text.slice(end)) ?? false;
      for (const { place, isWhole } of this.#byName.get(name) ?? [])
        found.push({ place, isWhole, goesOn, end });
    }
    return found;
  }
}

const isWithin = (inner: Place, outer: Place): boolean =>
  outer.level === 'province'
    ? inner.level !== 'province' && inner.province === outer.province
    : outer.level === 'city' && inner.level === 'district' && inner.city === outer.city;

function skipGap(text: string, from: number): number {
  let end = from + (GAP.exec(text.slice(from))?.[0].length ?? 0);
  const filler = FILLERS.find((name) => text.startsWith(name, end));
  if (filler !== undefined) end += filler.length;
  return filler === undefined ? end : skipGap(text, end);
}

type Chain = readonly Match[];

/** Every chain that goes on from a match; a district ends it. */
function chainsFrom(index: RegionIndex, text: string, chain: Chain): Chain[] {
  const last = chain.at(-1);
  if (last === undefined) return [];
  const ended = last.goesOn ? [] : [chain];
  if (last.place.level === 'district') return ended;
  const next = index.at(text, skipGap(text, last.end)).filter(({ place, isWhole, end }) => {
    const isDistrict = place.level === 'district';
    return isWithin(place, last.place) && (isWhole || !isDistrict || WORD_END.test(text.slice(end)));
  });
  return [...ended, ...next.flatMap((match) => chainsFrom(index, text, [...chain, match]))];
}

/** Where a chain begins: at the start of a word, or right after a name that is written to it. */
export type Beginning = 'word' | 'after-name';

/**
 * Whether a chain names an address: it begins with a whole province or city; or with a short one that a place within it
 * follows; or it is one whole district. A short name alone may be anybody's: 张和平, 王建平.
 */
function isAddress(chain: Chain, text: string, begins: Beginning): boolean {
  const [first, second] = chain;
  if (first === undefined) return false;
  if (first.place.level === 'district') return first.isWhole && first.place.node.name.length > SHORT_MIN;
  if (first.isWhole) return true;
  if (second === undefined) return false;
  if (begins === 'after-name' && skipGap(text, first.end) !== first.end) return false;
  return first.place.level === 'province' || second.isWhole || begins === 'word';
}

const endOf = (chain: Chain): number => chain.at(-1)?.end ?? 0;

const lastOf = (chain: Chain): Place | undefined => chain.at(-1)?.place;

/** What readings of one extent agree on: one place, the city of a municipality, or the level above; else nothing. */
function agreed(chains: readonly Chain[]): Chain {
  const [first = [], ...others] = chains;
  if (others.every((chain) => lastOf(chain)?.node === lastOf(first)?.node)) return first;
  const city = chains.find((chain) => lastOf(chain)?.level === 'city');
  const isMunicipality = chains.every(
    (chain) => chain === city || (city !== undefined && lastOf(chain)?.node === lastOf(city)?.province),
  );
  if (city !== undefined && isMunicipality) return city;
  const upper = first.slice(0, -1);
  return others.every((chain) => chain.at(-2)?.place.node === lastOf(upper)?.node) ? upper : [];
}

/** A municipality has one city, which the text need not name. */
function onlyCity(province: District): District | undefined {
  return below(province).find(({ name }) => name === province.name);
}

function regionOf({ province, city = onlyCity(province), level, node }: Place): Region {
  const upper = city === undefined ? { province } : { province, city };
  return level === 'district' ? { ...upper, district: node } : upper;
}

/** The region that begins at an offset: of all readings the one with most levels, then the longest; null where they differ. */
export function regionAt(
  index: RegionIndex,
  text: string,
  { start, begins }: { start: number; begins: Beginning },
): FoundRegion | null {
  const chains = index
    .at(text, start)
    .flatMap((match) => chainsFrom(index, text, [match]))
    .filter((chain) => isAddress(chain, text, begins));
  const most = Math.max(0, ...chains.map(({ length }) => length));
  const deep = chains.filter(({ length }) => length === most);
  const end = Math.max(0, ...deep.map(endOf));
  const chain = agreed(deep.filter((one) => endOf(one) === end));
  const last = chain.at(-1);
  return last === undefined ? null : { region: regionOf(last.place), start, end: last.end };
}
