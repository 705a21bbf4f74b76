// What is wrong with a block as it is laid out: what is tapped is small, pictures are large, a rich text does not fit.
import {
  LEAST_LETTERS,
  LEAST_TARGET,
  type LargePicture,
  PICTURE_DENSITY,
  type Rendering,
  type SmallTarget,
} from '~/domain/studio/check/issue';
import { DESIGN_WIDTH } from '~/domain/rpx';
import { isResizable } from '~/domain/picture-address';
import { fieldOfImage } from './picture-fields';
import { partsOf } from './places';

/** The design's phone, in px. */
const PHONE_WIDTH = 375;
/** Layout rounds to fractions of a pixel. */
const NEAR_PX = 0.6;
/** In px; smaller files weigh little. */
const SMALL_PICTURE = 480;
/** Of one kind in a block, as the guard lets through. */
const MOST = 200;

/** A block of the page spans it, one in a slot does not. */
const rpxPerPx = (block: Element): number => {
  const { clientWidth } = block.closest('[data-flow]') ?? block;
  return DESIGN_WIDTH / Math.max(1, clientWidth);
};

const imagesOf = (block: Element): HTMLImageElement[] => partsOf<HTMLImageElement>(block, 'img');

export const loadedPictures = (block: Element): number =>
  imagesOf(block).filter(({ naturalWidth }) => naturalWidth > 0).length;

/** Those that show a picture of the operator; the size of all others is the widget's. */
export function smallTargets(block: Element, data: unknown): SmallTarget[] {
  const scale = rpxPerPx(block);
  const least = LEAST_TARGET - NEAR_PX * scale;
  const found = partsOf(block, 'a[href], button').flatMap((element): SmallTarget[] => {
    const image = element.querySelector('img');
    if (image === null) return [];
    // A link in a line of text is as high as the line, its picture may be higher.
    const [own, shown] = [element.getBoundingClientRect(), image.getBoundingClientRect()];
    const width = Math.max(own.width, shown.width) * scale;
    const height = Math.max(own.height, shown.height) * scale;
    const isShown = width > 0 && height > 0;
    if (!isShown || Math.min(width, height) >= least) return [];
    const at = fieldOfImage(block, image, data);
    return at === null ? [] : [{ at, width, height }];
  });
  return found.slice(0, MOST);
}

const addressOf = (image: HTMLImageElement): string => (image.getAttribute('src') ?? '').replace(/\?.*$/, '');

/** The server makes uploads as small as a phone needs; a drawing is of any size. */
const isFitted = (address: string): boolean => isResizable(address) || /\.svg$/i.test(address);

export function largePictures(block: Element, data: unknown): LargePicture[] {
  const scale = rpxPerPx(block);
  const found = imagesOf(block).flatMap((image): LargePicture[] => {
    const { naturalWidth: width } = image;
    if (width < SMALL_PICTURE || isFitted(addressOf(image))) return [];
    const place = (image.getBoundingClientRect().width * scale * PHONE_WIDTH) / DESIGN_WIDTH;
    const enough = Math.ceil(place * PICTURE_DENSITY);
    if (enough === 0 || width <= enough * 2) return [];
    const at = fieldOfImage(block, image, data);
    return at === null ? [] : [{ at, width, enough }];
  });
  return found.slice(0, MOST);
}

/** The one widget whose text brings its own tables and sizes. */
const RICH = 'image-text';
/** Small by their nature. */
const RAISED = 'sub, sup, sub *, sup *';

/** Whether it stands out of something around it at the side. */
function isTooWide(table: Element, block: Element): boolean {
  const { right } = table.getBoundingClientRect();
  for (
    let around = table.parentElement;
    around !== null && block.contains(around);
    around = around.parentElement
  )
    if (right > around.getBoundingClientRect().right + 1) return true;
  return false;
}

const hasOwnWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
  );

export function richTextOf(block: HTMLElement): Pick<Rendering, 'hasWideTable' | 'hasSmallLetters'> {
  if (block.dataset['widget'] !== RICH) return { hasWideTable: false, hasSmallLetters: false };
  const scale = rpxPerPx(block);
  const isSmall = (element: Element): boolean =>
    hasOwnWords(element) &&
    !element.matches(RAISED) &&
    Number.parseFloat(getComputedStyle(element).fontSize) * scale < LEAST_LETTERS - NEAR_PX;
  return {
    hasWideTable: [...block.querySelectorAll('table')].some((table) => isTooWide(table, block)),
    hasSmallLetters: [...block.querySelectorAll('*')].some(isSmall),
  };
}
