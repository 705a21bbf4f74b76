// Pictures of topics: a still life of three objects, wide or not, and each of them alone.
import { frame, place, shadow } from './canvas';
import { own } from './own';
import { PALETTES, type Palette, type PaletteName, shade, tint } from './palette';
import { SUBJECTS, type SubjectName } from './subjects';

interface Still {
  palette: PaletteName;
  /** Wide covers are 2:1, the others 4:3, as lists show them. */
  isWide: boolean;
  subjects: readonly [SubjectName, SubjectName, SubjectName];
  /** The label of the first object, where it has one. */
  label: string;
}

const STILLS: Readonly<Record<string, Still>> = {
  'first-tea': { palette: 'jade', isWide: true, subjects: ['tin', 'gaiwan', 'teacups'], label: '龙井' },
  'one-pot-rice': {
    palette: 'persimmon',
    isWide: false,
    subjects: ['casserole', 'riceBag', 'bowls'],
    label: '稻花香',
  },
  'winter-fruit': {
    palette: 'honey',
    isWide: false,
    subjects: ['oranges', 'apples', 'strawberries'],
    label: '',
  },
  'sleep-well': { palette: 'lilac', isWide: true, subjects: ['bedding', 'pillow', 'candle'], label: '' },
  'desk-corner': {
    palette: 'indigo',
    isWide: false,
    subjects: ['notebook', 'deskLamp', 'mug'],
    label: '手账',
  },
  'green-room': {
    palette: 'moss',
    isWide: false,
    subjects: ['monstera', 'succulent', 'flowerPots'],
    label: '',
  },
};

const SIZES = { wide: { width: 750, height: 375 }, tall: { width: 600, height: 450 } };

const ground = ({ width, height }: { width: number; height: number }, p: Palette): string =>
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
  `<circle cx="${width * 0.5}" cy="${height * 0.5}" r="${height * 0.46}" fill="${tint(p.mist, 0.5)}"/>` +
  `<circle cx="${width * 0.5}" cy="${height * 0.5}" r="${height * 0.54}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
  `<path d="M0 ${height * 0.84}q${width * 0.25}-${height * 0.1} ${width * 0.5}-${height * 0.02}t${width * 0.5}-${height * 0.02}V${height}H0Z" fill="${shade(p.mist, 0.06)}" opacity=".75"/>`;

interface Place {
  /** Shares of width and height. */
  at: number;
  down: number;
  scale: number;
}

/** Left, right, and the middle one in front; closer together where there is less width. */
const PLACES: Readonly<Record<'wide' | 'tall', readonly [Place, Place, Place]>> = {
  wide: [
    { at: 0.24, down: 0.86, scale: 0.82 },
    { at: 0.76, down: 0.86, scale: 0.82 },
    { at: 0.5, down: 0.94, scale: 1 },
  ],
  tall: [
    { at: 0.25, down: 0.78, scale: 0.62 },
    { at: 0.75, down: 0.78, scale: 0.62 },
    { at: 0.5, down: 0.94, scale: 0.9 },
  ],
};

function cover({ palette, isWide, subjects, label }: Still): string {
  const p = PALETTES[palette];
  const shape = isWide ? 'wide' : 'tall';
  const size = SIZES[shape];
  const [middle, left, right] = subjects;
  const [atLeft, atRight, inFront] = PLACES[shape];
  const stand = (subject: SubjectName, { at, down, scale }: Place): string => {
    const [x, y, own] = [size.width * at, size.height * down, (size.height / 620) * scale];
    return shadow(330 * own, x, y) + place(SUBJECTS[subject](p, label), { x, y, scale: own });
  };
  const things = [stand(left, atLeft), stand(right, atRight), stand(middle, inFront)];
  return frame({ ...size, palette: p }, ground(size, p) + things.join(''));
}

function alone({ palette, label }: Still, subject: SubjectName): string {
  const p = PALETTES[palette];
  const { width, height } = SIZES.tall;
  const [x, y, scale] = [width / 2, height * 0.92, height / 560];
  return frame(
    { width, height, palette: p },
    ground({ width, height }, p) +
      shadow(330 * scale, x, y) +
      place(SUBJECTS[subject](p, label), { x, y, scale }),
  );
}

const VIEW = /^(.+)-([123])$/;

/** `topic/first-tea` the cover, `topic/first-tea-2` one of its objects alone; null for an unknown name. */
export function drawTopic(name: string): string | null {
  const [, slug = name, view] = VIEW.exec(name) ?? [];
  const still = own(STILLS, slug);
  if (still === undefined) return null;
  const subject = view === undefined ? undefined : still.subjects[Number(view) - 1];
  return subject === undefined ? cover(still) : alone(still, subject);
}

export const TOPIC_PICTURES: readonly string[] = Object.keys(STILLS).flatMap((slug) => [
  slug,
  `${slug}-1`,
  `${slug}-2`,
  `${slug}-3`,
]);
