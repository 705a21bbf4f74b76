// Product families by slug: families share care instructions and the texts of reviews.

export type Family = 'tea' | 'ware' | 'food' | 'kitchen' | 'home' | 'wear' | 'green' | 'desk';

const PREFIXES: readonly (readonly [prefix: RegExp, family: Family])[] = [
  [/^tea-/, 'tea'],
  [/^ware-/, 'ware'],
  [/^gift-card/, 'desk'],
  [/^(nut|dried|cake|gift|fruit|honey|sauce|rice|oil|noodle)-/, 'food'],
  [/^(wok|pot-enamel|bowl|plate|chopsticks|lunchbox|knife|board|kettle|thermos|mug)/, 'kitchen'],
  [/^(towel|bedding|quilt|pillow|cushion|candle|diffuser|incense|lamp|basket|vase)-/, 'home'],
  [/^(tee|shirt|sweater|scarf|shoe|slipper|socks|tote|backpack|hat)-/, 'wear'],
  [/^(plant|pot)-/, 'green'],
];

export const familyOf = (slug: string): Family =>
  PREFIXES.find(([prefix]) => prefix.test(slug))?.[1] ?? 'desk';
