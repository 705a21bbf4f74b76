// Names that the mall knows already for what has none: of the goods that a link opens, of a picture's file.
import { isRecord } from '../../record';
import { type Facts, pickKey } from './issue';
import { targetOfLink } from './link-rules';
import type { Data } from './places';

/** What cameras, phones and programs call files by themselves. */
const BY_MACHINE =
  /^(img|image|dsc|dscn|pic|photo|mmexport|wx|weixin|screenshot|untitled|temp|微信图片|截图|屏幕截图|截屏|图片|未命名|未标题|新建)[\s_\-\d()（）副本]*$/i;
/** Digests, numbers and times. */
const NO_WORDS = /^[\da-f\s_\-().]*$/i;

/** The words of a file's name; '' where it was not named by people. */
export function nameOfFile(file: string): string {
  const words = file
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  return BY_MACHINE.test(words) || NO_WORDS.test(words) ? '' : words;
}

/** The name of the mall's thing that an object's own link opens; '' where there is none, or it is not known. */
export function nameOfTarget(owner: Data, { picked }: Pick<Facts, 'picked'>): string {
  for (const link of [owner, ...Object.values(owner).filter(isRecord)]) {
    const target = targetOfLink(link);
    const name = target === null ? undefined : picked[pickKey(target.kind, target.id)]?.name;
    if (name !== undefined) return name.trim();
  }
  return '';
}
