// The picture of the shopper, which is saved as soon as another one is uploaded.
import type { FieldKind } from '../../engine/archetypes/form';
import { AvatarRow } from '../user-account/avatar-row';

export const avatarKind: FieldKind<string> = {
  empty: '',
  Field: ({ value, onDone }) => <AvatarRow source={value} save={onDone} />,
};
