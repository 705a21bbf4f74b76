// The operator's words for the levels of distribution.
import type { Kysely } from 'kysely';
import { OWN_REBATE } from '~/domain/commission';
import type { Tables } from '../../db/tables';
import type { CommissionKind } from '../../db/tables/distribution';
import { CONFIG_DEFAULTS } from '../../settings/config-defaults';
import { readPart } from '../../settings/config-part';
import { readOptions } from '../../settings/mall-options';

export type ShareWords = Readonly<Record<CommissionKind, string>>;

const LEVELS = [
  { kind: 1, key: 'one_share', own: '一级分销' },
  { kind: 2, key: 'second_share', own: '二级分销' },
  { kind: 3, key: 'three_share', own: '三级分销' },
] as const;

/** A word that was never changed is the label of the operator's form, which no shopper should read. */
export async function readShareWords(db: Kysely<Tables>): Promise<ShareWords> {
  const { words } = readPart('share_setting_custom', await readOptions(db, ['share_setting_custom']));
  const wordOf = ({ key, own }: (typeof LEVELS)[number]): string => {
    const name = words[key]?.name ?? '';
    return name === '' || name === CONFIG_DEFAULTS.share_setting_custom.words[key]?.name ? own : name;
  };
  const [first, second, third] = LEVELS.map(wordOf);
  return { 1: first ?? '', 2: second ?? '', 3: third ?? '', [OWN_REBATE]: '自购返利' };
}
