// The receiver of an order: the address card, or the contact for a pick-up.
import * as to from '~/domain/screen-links.gen';
import { useEffect, useRef } from 'react';
import { fieldLimit } from '~/domain/form-fields';
import { orderPickUpContactFields } from '~/schemas/api/forms/order-pick-up-contact.gen';
import { TextField } from '~/ui/field/text-field';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { ItemRow } from '~/ui/item-row/item-row';
import { addressText, ReceiverName } from '../address-card/address-card';
import { pick } from '../../engine/picking';
import styles from './checkout.module.css';
import type { CheckoutModel } from './use-checkout';
import { ADDRESS_SLOT } from './use-picks';

type Address = CheckoutModel['preview']['address'];

const isWhole = (address: Address): address is Extract<Address, { id: number }> =>
  address !== null && 'id' in address;

/** Scrolls to the error after a failed submission. */
function useInSight(message: string) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (message !== '') place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [message]);
  return place;
}

function Contact({ model }: { model: CheckoutModel }) {
  const { form, preview, problem } = model;
  const proposed = preview.address;
  const contact = form.address ?? { name: proposed?.name ?? '', mobile: proposed?.mobile ?? '' };
  const { note } = model;
  useEffect(() => {
    // The server proposes the last pick-up's contact; it is sent as the shopper's input.
    if (form.address === undefined && contact.name !== '') note({ ...form, address: contact });
  });
  const message = problem?.place === 'contact' ? problem.message : '';
  const place = useInSight(message);
  return (
    <Card label="提货联系方式" ref={place}>
      <TextField
        label="联系人"
        placeholder="请填写联系人"
        autoComplete="name"
        value={contact.name}
        maxLength={fieldLimit(orderPickUpContactFields, 'name')}
        onChange={(name) => note({ ...form, address: { ...contact, name } })}
      />
      <TextField
        label="手机号"
        placeholder="请填写手机号"
        type="tel"
        autoComplete="tel"
        value={contact.mobile}
        error={message}
        onChange={(mobile) => note({ ...form, address: { ...contact, mobile } })}
      />
    </Card>
  );
}

const Hint = () => <span className={styles.themed}>收货地址中的手机号码将用于自提信息</span>;

export function AddressSection({ model }: { model: CheckoutModel }) {
  const { preview, problem } = model;
  const message = problem?.place === 'address' ? problem.message : '';
  const place = useInSight(message);
  if (preview.allZiti) return preview.hasRecipient ? <Contact model={model} /> : null;
  if (!preview.hasRecipient) return null;
  const { address } = preview;
  const choose = () =>
    pick(to.orderSubmitAddressPick, preview.hasCity ? { hasCity: 'true' } : {}, ADDRESS_SLOT);
  return (
    <Card label="收货地址" ref={place}>
      <div className={styles.address}>
        <ItemRow
          lead={<Icon name="location" size={40} />}
          onTap={choose}
          {...(isWhole(address)
            ? {
                title: <ReceiverName name={address.name} mobile={address.mobile} />,
                notes: [addressText(address), preview.has_ziti ? <Hint key="pick-up" /> : ''],
              }
            : { title: <strong>请选择收货地址</strong> })}
        />
      </div>
      {message === '' ? null : (
        <p className={styles.error} role="alert">
          {message}
        </p>
      )}
    </Card>
  );
}
