// The checkout's screen: the flow's states, the shops, the submit bar, and the results of pick screens.
import { Fragment, useEffect, useRef } from 'react';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { LoadingOverlay } from '~/ui/loading/loading-overlay';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { back } from '../../engine/navigation';
import { setBindCode, useOverlays } from '../../state/overlays';
import { AddressSection } from './address-section';
import { type CheckoutModel, type CheckoutOptions, useCheckout } from './use-checkout';
import styles from './checkout.module.css';
import { GroupSection } from './group-section';
import { LazyFormCards } from './lazy-form-cards';
import { SubmitBar } from './submit-bar';

interface CheckoutQuery extends CheckoutOptions {
  /** The word of the sum; empty for 合计. */
  total_title: string;
}

/** ORDER-02: nothing is shown before the code is bound; after closing the dialog the check is repeated on request only. */
function Barred({ onAgain }: { onAgain: () => void }) {
  const { bindCode } = useOverlays();
  const wasOpen = useRef(bindCode);
  useEffect(() => {
    if (wasOpen.current && !bindCode) onAgain();
    wasOpen.current = bindCode;
  }, [bindCode, onAgain]);
  return (
    <EmptyState
      text="绑定邀请码后才能下单"
      drawing="orders"
      action={{ text: '去绑定', onTap: () => setBindCode(true) }}
    />
  );
}

const WAITING: Readonly<Record<string, string>> = { submitting: '提交中', queued: '提交中' };

function Form({ model, sumWord }: { model: CheckoutModel; sumWord: string }) {
  const { preview, form, problem } = model;
  return (
    <div className={styles.form} data-testid="checkout">
      <AddressSection model={model} />
      {preview.mch_list.map((group, index) => {
        const chosen = form.list[index];
        return chosen === undefined ? null : (
          <Fragment key={group.mch.id}>
            <GroupSection
              group={group}
              chosen={chosen}
              index={index}
              model={model}
              problem={problem?.place === 'group' && problem.index === index ? problem.message : ''}
            />
            <LazyFormCards group={group} index={index} model={model} />
          </Fragment>
        );
      })}
      <SubmitBar model={model} sumWord={sumWord} />
    </div>
  );
}

export function CheckoutScreen({ query }: { query: CheckoutQuery }) {
  const { state, model, send } = useCheckout(query);
  if (state.name === 'barred') return <Barred onAgain={() => send({ name: 'check-again' })} />;
  if (state.name === 'unavailable') {
    return <ErrorState text={state.message} onRetry={() => send({ name: 'retried' })} />;
  }
  if (model === null) {
    const isOver = ['done', 'cancelled', 'failed'].includes(state.name);
    return isOver ? (
      <EmptyState text="订单已提交" drawing="orders" action={{ text: '返回', onTap: back }} />
    ) : (
      <Skeleton shape="list" />
    );
  }
  return (
    <>
      <Form model={model} sumWord={query.total_title || '合计'} />
      <LoadingOverlay
        isVisible={WAITING[state.name] !== undefined}
        text={WAITING[state.name] ?? ''}
        type="toast"
      />
    </>
  );
}
