// The props that the parts of one merchant's group at checkout share.
import type { OrderGroup } from '../../flows/checkout-form';
import type { CheckoutModel, PreviewGroup } from './use-checkout';

export interface GroupProps {
  group: PreviewGroup;
  chosen: OrderGroup;
  index: number;
  model: CheckoutModel;
}

export type FormCardsProps = Omit<GroupProps, 'chosen'>;
