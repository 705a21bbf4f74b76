// Hydrates the title strip: a link without a target becomes an empty object.
import { isRecord } from '~/domain/record';
import { plainHydrator } from '../hydrator';
import { deliveredLink } from '../links';

export const hydrator = plainHydrator((data, context) => {
  const link = deliveredLink(data['link'], context);
  const hasTarget = isRecord(link) && (link['value'] || link['new_link_url']);
  return { ...data, link: hasTarget ? link : {} };
});
