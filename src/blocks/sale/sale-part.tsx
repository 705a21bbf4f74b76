// A kind's part on a screen of all goods or orders: its code loads when one of its kind is drawn, in a room of its height.
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { kindPart } from './kind-part';
import { PartBoundary } from './part-boundary';
import { partsOf, type SharedParts } from './parts';
import styles from './sale-part.module.css';

type Slot = keyof SharedParts;

type SalePartProps = {
  /** `children` is what the mall draws where the kind has no such part, and where it is lost. */
  [S in Slot]: { sign: string; slot: S; children?: ReactNode } & Parameters<SharedParts[S]>[0];
}[Slot];

/** What the mall draws, or nothing, for plain goods and orders. */
export function SalePart({ sign, slot, children = null, ...props }: SalePartProps) {
  const kind = partsOf(sign, slot);
  if (kind === null) return children;
  const path = `sale/${sign}/${slot}`;
  const part = kindPart({
    path,
    kind,
    slot,
    from: (parts) => parts[slot] as ComponentType<object> | undefined,
  });
  return (
    <div className={styles.part} data-slot={slot}>
      <PartBoundary path={path} instead={children}>
        <Suspense fallback={null}>{createElement(part, props)}</Suspense>
      </PartBoundary>
    </div>
  );
}
