// Hydrates the search strip: the picture at its right is named by the place that it opens.
import { allPlaces, placeName } from '~/domain/link-catalogue';
import { plainHydrator } from '../hydrator';

export const hydrator = plainHydrator((data, context) => ({
  ...data,
  img_name: placeName(data['img_url'], allPlaces(context.plugins)),
}));
