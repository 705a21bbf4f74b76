// The order in which a page shows its blocks, for shoppers and in the studio's preview (diy/page-format.yaml, delivery).
import { isRecord } from './record';

interface Ordered {
  readonly id: string;
  readonly data: unknown;
}

const IMMERSIVE = '1';

/** Whether a search field lies over the banner below it; stored as a text or a number. */
export const isImmersive = (search: unknown): boolean =>
  isRecord(search) && String(search['typeStyle']) === IMMERSIVE;

const rankOf = ({ id, data }: Ordered): number => {
  if (id === 'background') return 0;
  return id === 'search' && isImmersive(data) ? 1 : 2;
};

/** Background first, then an immersive search field, the rest as stored; a title bar is always there. */
export function inPageOrder<B extends Ordered>(blocks: readonly B[], titleBar: () => B): B[] {
  const ranked = [0, 1, 2].flatMap((rank) => blocks.filter((block) => rankOf(block) === rank));
  return blocks.some(({ id }) => id === 'app-nav-bar') ? ranked : [...ranked, titleBar()];
}
