// How the balance is shown and recharged (option `recharge_setting`).
import type { Kysely } from 'kysely';
import { textOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';
import { type RechargeSetting, rechargeSetting } from '~/schemas/api/recharge.gen';
import { coerce } from '~/schemas/shape';
import type { Tables } from '../db/tables';
import { readOptions } from './mall-options';
import type { MallOptions } from '../ports/mall-options';

const SHAPE = rechargeSetting.answer.p?.['setting'] ?? { t: 'o' };

const HEAD = 'pictures/level-card/2.svg';
const ICON = 'pictures/nav/recharge.svg';

const DEFAULTS: RechargeSetting = {
  status: 1,
  type: 1,
  is_pay_password: 0,
  page_url: '',
  open_type: '',
  params: '',
  explain: '',
  re_name: '充值',
  bj_pic_url: { url: HEAD },
  bj_pic_defalut: HEAD,
  ad_pic_url: '',
  ad_pic_defalut: '',
  re_pic_url: '',
  re_pic_defalut: ICON,
  min_price: '1.00',
  max_price: '50000.00',
};

/** Parameters stored as a list or an object travel as text, as in other malls. */
const paramsText = (params: unknown): string =>
  isRecord(params) || (Array.isArray(params) && params.length > 0) ? JSON.stringify(params) : textOf(params);

/** The setting among options that were read already. */
export function rechargeSettingOf(options: MallOptions): RechargeSetting {
  const { recharge_setting: stored } = options;
  const setting = { ...DEFAULTS, ...(isRecord(stored) ? stored : {}) };
  return coerce(SHAPE, { ...setting, params: paramsText(setting.params) }) as RechargeSetting;
}

export const readRechargeSetting = async (db: Kysely<Tables>): Promise<RechargeSetting> =>
  rechargeSettingOf(await readOptions(db, ['recharge_setting']));
