// Which picker of the operator API knows the things that a field names.
import { PICK_KINDS, type PickKind } from '../api-library';

/** `activity:pintuan` is the picker `activity` of the group `pintuan`; null for kinds that no picker knows. */
export function pickerOf(kind: string): { kind: PickKind; of: string } | null {
  const [name = '', group = ''] = kind.split(':');
  const known = PICK_KINDS.find((one) => one === name);
  // Pages are a group of the links.
  return known === undefined ? null : { kind: known, of: known === 'links' ? 'page' : group };
}
