// The forms of one shop at checkout, whose code loads where any is asked; until then nothing can be submitted.
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '~/renderer/lazy-part';
import { Card } from '~/ui/card/card';
import { ErrorState } from '~/ui/error-state/error-state';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useAsked } from './asked-forms';
import type { FormCardsProps } from './group-props';

const FormCards = lazyPart('checkout/form-cards', () => import('./form-cards'));

interface AwaitedProps extends FormCardsProps {
  onRetry?: () => void;
}

/** Stands in the forms' place while their code is missing, and holds the submission back. */
function AwaitedForms({ index, model, onRetry }: AwaitedProps) {
  useAsked(model.forms, `awaited-${index}`, {
    verify: () => (onRetry === undefined ? '表单正在加载，请稍候' : '表单没有加载到，请重试'),
    put: (order) => order,
  });
  return (
    <Card label="表单">
      {onRetry === undefined ? <Skeleton shape="text" count={2} /> : <ErrorState onRetry={onRetry} />}
    </Card>
  );
}

export function LazyFormCards(props: FormCardsProps) {
  const { order_form: orderForm, goods_list: goods } = props.group;
  if (!orderForm && goods.every(({ form }) => !form)) return null;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <AwaitedForms {...props} onRetry={resetErrorBoundary} />}
    >
      <Suspense fallback={<AwaitedForms {...props} />}>
        <FormCards {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
