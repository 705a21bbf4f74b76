// Hydrates the popup advert: its pictures are one group of those that open in turn, so the list is wrapped once more.
import { plainHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';

export const hydrator = plainHydrator((data) => {
  const pictures = recordsOf(data['list']);
  return { ...data, list: pictures.length === 0 ? [] : [pictures] };
});
