// The parameters of the address form.
import { choice, optionalId, optionalNumber, type QueryOf, text } from '../../engine/params';

/** `type` 1 is same-city delivery; `form` are values to begin with; `is_refund_address` 1 is the shop's, for returns. */
export const ADDRESS_QUERY = {
  id: optionalId('address'),
  type: choice([0, 1]),
  form: text(),
  is_refund_address: optionalNumber(),
};
export type AddressQuery = QueryOf<typeof ADDRESS_QUERY>;
