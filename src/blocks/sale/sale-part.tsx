// A kind's part on a screen of all goods or orders: its code loads when one of its kind is drawn, in a room of its height.
import { type ComponentType, createElement, Suspense } from 'react';
import { kindPart } from './kind-part';
import { PartBoundary } from './part-boundary';
import { partsOf, type SharedParts } from './parts';
import styles from './sale-part.module.css';

type Slot = keyof SharedParts;

type SalePartProps = {
  [S in Slot]: { sign: string; slot: S } & Parameters<SharedParts[S]>[0];
}[Slot];

/** Nothing for plain goods and orders, and for kinds without such a part. */
export function SalePart({ sign, slot, ...props }: SalePartProps) {
  const kind = partsOf(sign, slot);
  if (kind === null) return null;
  const path = `sale/${sign}/${slot}`;
  const part = kindPart({
    path,
    kind,
    slot,
    from: (parts) => parts[slot] as ComponentType<object> | undefined,
  });
  return (
    <div className={styles.part} data-slot={slot}>
      <PartBoundary path={path}>
        <Suspense fallback={null}>{createElement(part, props)}</Suspense>
      </PartBoundary>
    </div>
  );
}
