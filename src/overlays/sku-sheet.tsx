// The SKU sheet over any screen: specification and quantity, then the cart or the checkout, at the terms of its sale.
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '~/renderer/lazy-part';
import { OpeningStrip } from '../blocks/goods-sale/opening-strip';
import { saleState } from '../blocks/goods-sale/sale-state';
import { useRemaining } from '../blocks/goods-sale/use-remaining';
import { PickBar } from '../blocks/sku/pick-bar';
import { SkuBar } from '../blocks/sku/sku-bar';
import { SkuChoosing } from '../blocks/sku/sku-choosing';
import type { SkuGoods } from '../blocks/sku/sku-goods';
import { SkuWaiting } from '../blocks/sku/sku-waiting';
import styles from '../blocks/sku/sku.module.css';
import { useSkuGoods } from '../blocks/sku/use-sku-goods';
import { reportError } from '../services/error-report';
import type { SkuRequest } from '../state/overlays';

const SaleSku = lazyPart('sale/sale-sku', () => import('../blocks/sale/sale-sku'));

const stockOf = ({ skus }: SkuGoods): number => skus.reduce((sum, { stock }) => sum + stock, 0);

function Choosing({ goods, request }: { goods: SkuGoods; request: SkuRequest }) {
  const { onPick, intent } = request;
  const remainingMs = useRemaining(goods.opensAtMs);
  const state = saleState({ ...goods, stock: stockOf(goods), remainingMs });
  return (
    <SkuChoosing goods={goods} request={request}>
      {(choice) => (
        <>
          <div className={styles.strip}>
            <OpeningStrip remainingMs={remainingMs} canRemind={state === 'before'} />
          </div>
          {onPick === undefined ? (
            <SkuBar goods={goods} choice={choice} state={state} intent={intent} />
          ) : (
            <PickBar goods={goods} choice={choice} onPick={onPick} />
          )}
        </>
      )}
    </SkuChoosing>
  );
}

/** The goods with what may be picked of it. */
const within = (goods: SkuGoods, only: SkuRequest['only']): SkuGoods =>
  only === undefined ? goods : { ...goods, skus: goods.skus.filter(({ id }) => only.includes(id)) };

function PlainSku({ request }: { request: SkuRequest }) {
  const { goods, error, isFetching, retry } = useSkuGoods(request.goodsId);
  if (goods !== null) return <Choosing goods={within(goods, request.only)} request={request} />;
  return <SkuWaiting error={error} isFetching={isFetching} onRetry={retry} />;
}

/** The sheet of a goods; open while the request is set. What is sold at its own terms is never sold at the plain ones. */
export default function SkuSheet({ request }: { request: SkuRequest }) {
  if (request.sign === undefined) return <PlainSku request={request} />;
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, { path: 'sale/sale-sku' })}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <SkuWaiting error={error} isFetching={false} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<SkuWaiting error={null} isFetching onRetry={() => undefined} />}>
        <SaleSku request={request} sign={request.sign} />
      </Suspense>
    </ErrorBoundary>
  );
}
