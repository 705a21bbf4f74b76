// The operator's words for distribution (share_setting_custom), and the names of its entries.
import { SHARE_WORDS, type ShareWord } from '~/domain/share-words';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { useMallConfig } from '../../state/mall';

export type ShareWords = Readonly<Record<ShareWord, string>>;
type Custom = IndexConfigData['share_setting_custom'];

/** The built-in name of a level is a label of the operator's form, which no shopper should read. */
const shown = (name: string): string => name.replace(/^([一二三]级分销)名称$/, '$1');

export function shareWordsOf(custom: Custom | undefined): ShareWords {
  const words = Object.entries(SHARE_WORDS).map(([key, own]) => [
    key,
    shown(custom?.words[key]?.name || own),
  ]);
  return Object.fromEntries(words) as ShareWords;
}

/** The words of this mall for distribution. */
export const useShareWords = (): ShareWords => shareWordsOf(useMallConfig()?.share_setting_custom);
