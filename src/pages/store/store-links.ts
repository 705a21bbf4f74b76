// The links of a store: its telephone, its position on the map.

/** A stored link to a telephone number. */
export const telLink = (mobile: string): unknown => ({ open_type: 'tel', url: 'tel', number: mobile });

interface PlacedStore {
  readonly name: string;
  readonly address: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** A stored link to the store on the map. */
export const mapLink = ({ name, address, latitude, longitude }: PlacedStore): unknown => ({
  open_type: 'map',
  url: 'map',
  name,
  address,
  latitude,
  longitude,
});
