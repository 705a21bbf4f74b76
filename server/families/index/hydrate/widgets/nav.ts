// Hydrates the icon navigation: items that may be shown, under both spellings of their fields.
import { plainHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';
import { isItemShown } from '../links';

export const hydrator = plainHydrator((data, context) => ({
  ...data,
  navs: recordsOf(data['navs'])
    .filter((item) => isItemShown(item, context))
    .map((item) => ({ ...item, icon_url: item['icon'], link_url: item['url'], open_type: item['openType'] })),
}));
