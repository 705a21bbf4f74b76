// Hydrates the carousel: pictures that may be shown, under both spellings of their fields.
import { plainHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';
import { isItemShown } from '../links';

export const hydrator = plainHydrator((data, context) => ({
  ...data,
  banners: recordsOf(data['banners'])
    .filter((item) => isItemShown(item, context))
    .map((item) => ({
      ...item,
      page_url: item['url'],
      open_type: item['openType'],
      pic_url: item['picUrl'],
    })),
}));
