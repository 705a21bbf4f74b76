// The mall's stores that have coordinates, as their picker gives them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { textOf } from '~/domain/coercion';
import type { Place } from '~/domain/distance';
import { placeOf, splitLocation } from '~/domain/place';
import type { Picked } from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import { api } from './api';

interface PlacedStore {
  id: number;
  name: string;
  address: string;
  /** 「纬度,经度」, as layouts store it. */
  location: string;
  place: Place;
}

function placed({ id, name, columns }: Picked): PlacedStore[] {
  const location = textOf(columns['坐标']);
  const { latitude, longitude } = splitLocation(location);
  const place = placeOf(latitude, longitude);
  return place === null ? [] : [{ id, name, address: textOf(columns['地址']), location, place }];
}

/** Those whose name or address has `q` in it; the ones before while others load. */
export const usePlacedStores = (q = '') =>
  useQuery({
    queryKey: ['pick', 'stores', 'places', q],
    queryFn: async () =>
      (await api<Part<Picked>>('pick/stores', { query: { q: q === '' ? undefined : q } })).items.flatMap(
        placed,
      ),
    placeholderData: keepPreviousData,
  });
