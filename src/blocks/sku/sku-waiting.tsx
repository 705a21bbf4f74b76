// The SKU sheet while its goods is on its way, or could not be loaded.
import { ErrorState } from '~/ui/error-state/error-state';
import { Sheet } from '~/ui/sheet/sheet';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { isRefusal, wordsOf } from '../../base/call-error';
import { closeSku } from '../../state/overlays';
import { SKU_TITLE } from './sku-choosing';
import styles from './sku.module.css';

interface SkuWaitingProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

export function SkuWaiting({ error, isFetching, onRetry }: SkuWaitingProps) {
  return (
    <Sheet isOpen onClose={closeSku} title={SKU_TITLE}>
      <div className={styles.waiting}>
        {error === null ? (
          <Skeleton shape="text" count={2} />
        ) : (
          <ErrorState
            text={isRefusal(error) ? wordsOf(error) : undefined}
            isRetrying={isFetching}
            onRetry={onRetry}
          />
        )}
      </div>
    </Sheet>
  );
}
