// Hydrates the copyright line: the parameters of its link are beside it, and an empty picker entry is a list.
import { isRecord } from '~/domain/record';
import { plainHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';

export const hydrator = plainHydrator((data) => {
  const link = isRecord(data['link']) ? data['link'] : {};
  const entry = isRecord(link['data']) ? link['data'] : {};
  const isChosen = Object.keys(entry).length > 0;
  return {
    ...data,
    link: { url: '', openType: '', ...link, data: isChosen ? entry : [] },
    params: recordsOf(entry['params']).map(({ key, value }) => ({ key, value })),
  };
});
