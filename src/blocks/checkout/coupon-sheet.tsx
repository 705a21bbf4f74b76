// The sheet that chooses a coupon for one shop's goods; its contents load when it opens.
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '~/renderer/lazy-part';
import { ErrorState } from '~/ui/error-state/error-state';
import { Sheet } from '~/ui/sheet/sheet';
import { Skeleton } from '~/ui/skeleton/skeleton';
import type { CouponChoiceProps } from './coupon-choice';

const CouponChoice = lazyPart('checkout/coupon-choice', () => import('./coupon-choice'));

interface CouponSheetProps extends CouponChoiceProps {
  isOpen: boolean;
  onClose: () => void;
}

const Contents = (props: CouponChoiceProps) => (
  <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <ErrorState onRetry={resetErrorBoundary} />}>
    <Suspense fallback={<Skeleton shape="list" count={3} />}>
      <CouponChoice {...props} />
    </Suspense>
  </ErrorBoundary>
);

export function CouponSheet({ isOpen, onClose, ...choice }: CouponSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="优惠券">
      {isOpen ? <Contents {...choice} /> : null}
    </Sheet>
  );
}
