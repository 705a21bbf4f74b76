// The card of one address in a list: receiver, region, detail, actions.
import type { ReactNode } from 'react';
import { Tag } from '~/ui/tag/tag';
import { classes } from '~/ui/classes';
import { Card } from '~/ui/card/card';
import styles from './address-card.module.css';

/** The fields that every response with an address has. */
export interface ShownAddress {
  readonly name: string;
  readonly mobile: string;
  /** Whole text: region and detail. */
  readonly text: string;
  /** Short mark such as 家. */
  readonly label?: string;
  readonly isDefault?: boolean;
  /** Of same-city delivery, in a list with others. */
  readonly isCity?: boolean;
}

interface AddressCardProps {
  address: ShownAddress;
  /** Where the whole card is tappable; absent where it cannot be chosen. */
  onChoose?: () => void;
  isChosen?: boolean;
  /** Cannot be chosen: outside the area. */
  isGrey?: boolean;
  /** Footer of the card: default switch, edit, delete. */
  children?: ReactNode;
}

/** Region and detail of a delivered address in one text. */
export const addressText = (address: {
  province: string;
  city: string;
  district: string;
  location?: string;
  detail: string;
}): string =>
  [
    address.province,
    address.city === address.province ? '' : address.city,
    address.district,
    address.location ?? '',
    address.detail,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** The receiver's name in bold, the number beside it, the marks after them. */
export function ReceiverName({
  name,
  mobile,
  children,
}: {
  name: string;
  mobile: string;
  children?: ReactNode;
}) {
  return (
    <span className={styles.who}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.mobile}>{mobile}</span>
      {children}
    </span>
  );
}

function Words({ address }: { address: ShownAddress }) {
  return (
    <>
      <ReceiverName name={address.name} mobile={address.mobile}>
        {address.isDefault === true ? <Tag tone="tint">默认</Tag> : null}
        {address.isCity === true ? <Tag tone="outline">同城配送</Tag> : null}
        {(address.label ?? '') === '' ? null : <Tag tone="outline">{address.label}</Tag>}
      </ReceiverName>
      <span className={styles.where}>{address.text}</span>
    </>
  );
}

export function AddressCard({
  address,
  onChoose,
  isChosen = false,
  isGrey = false,
  children,
}: AddressCardProps) {
  return (
    <Card>
      {onChoose === undefined ? (
        <div className={classes(styles.words, isGrey && styles.grey)}>
          <Words address={address} />
        </div>
      ) : (
        <button type="button" className={styles.words} aria-pressed={isChosen} onClick={onChoose}>
          <Words address={address} />
        </button>
      )}
      {children === undefined ? null : <div className={styles.footer}>{children}</div>}
    </Card>
  );
}
