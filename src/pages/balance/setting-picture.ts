// Parses the pictures of the balance's setting: an object with an address, or the address itself.
import type { RechargeSetting } from '~/schemas/api/recharge.gen';

type Named = 'bj_pic' | 'ad_pic' | 're_pic';

/** Address of a picture; the mall's default where none was chosen, '' where both are missing. */
export function settingPicture(setting: RechargeSetting, name: Named): string {
  const picture = setting[`${name}_url`];
  return (typeof picture === 'string' ? picture : picture.url) || setting[`${name}_defalut`];
}
