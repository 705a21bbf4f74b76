// A place on the map with its name, for a rider of the city; chosen on a screen of its own.
import { placeOf } from '~/domain/place';
import * as to from '~/domain/screen-links.gen';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/field/text-field';
import type { FieldKind, FieldProps, MapPlace } from '../../engine/archetypes/form';
import { useOnPicked } from '../../engine/picking';
import { toast } from '../../state/overlays';
import { pickPlace } from '../map/pick-place';

function PlaceField({ field, value, error, onChange, onBlur }: FieldProps<MapPlace>) {
  const { text, latitude, longitude } = value;
  useOnPicked(to.placeChooseLocation, field.name, (place) => {
    const point = { latitude: String(place.latitude), longitude: String(place.longitude) };
    onChange({ text: place.name === '' ? text : place.name, ...point });
    if (place.name === '') toast('已定位，请填写地址', { icon: 'success' });
  });
  return (
    <TextField
      label={field.label}
      name={field.name}
      placeholder={field.placeholder ?? ''}
      maxLength={field.max}
      value={text}
      onChange={(typed) => onChange({ ...value, text: typed })}
      onBlur={onBlur}
      error={error}
      trailing={
        <Button
          kind="outline"
          size="small"
          onClick={() => pickPlace(field.name, placeOf(latitude, longitude))}
        >
          {latitude === '' ? '定位' : '重新定位'}
        </Button>
      }
    />
  );
}

export const placeKind: FieldKind<MapPlace> = {
  empty: { text: '', latitude: '', longitude: '' },
  textOf: ({ text }) => text,
  paramsOf: ({ text, latitude, longitude }, name) => ({ [name]: text.trim(), latitude, longitude }),
  Field: PlaceField,
};
