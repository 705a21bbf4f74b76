// Configuration of the super member card: whether it is sold, and how.
import { flag } from '../../http/wire';
import { type MallMoment, readSettings } from '../../ports/plugin';
import { isCardSold } from './read-card';
import { settings } from './settings.gen';

const NO_CARD = '尚未添加会员卡';

/** The card's entry among the plugins. One query. */
export async function cardConfig({ db, options }: MallMoment): Promise<object> {
  const isSold = await isCardSold(db);
  return {
    setting: readSettings(settings, options['vip_card']),
    permission: flag(isSold),
    permission_msg: isSold ? '' : NO_CARD,
  };
}
