// Owns what lies over every screen and in which order (UI-01). Large parts load when first needed.
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '~/renderer/chunk';
import { useOnMove } from '../engine/use-on-move';
import { pendingPayment } from '../flows/payment-pending';
import { closeBanner, closeSku, setPaymentId, useOverlays } from '../state/overlays';

const Messages = lazy(() => loadChunk('overlays/messages', () => import('../overlays/messages')));
const ErrorModal = lazy(() => loadChunk('overlays/error-modal', () => import('../overlays/error-modal')));
const ErrorBanner = lazy(() => loadChunk('overlays/error-banner', () => import('../overlays/error-banner')));
const LoginModal = lazy(() => loadChunk('overlays/login-modal', () => import('../overlays/login-modal')));
const SkuSheet = lazy(() => loadChunk('overlays/sku-sheet', () => import('../overlays/sku-sheet')));
const PaymentSheet = lazy(() =>
  loadChunk('overlays/payment-sheet', () => import('../overlays/payment-sheet')),
);
const GiftPopup = lazy(() => loadChunk('overlays/gift-popup', () => import('../overlays/gift-popup')));
const ShareHint = lazy(() => loadChunk('overlays/share-hint', () => import('../overlays/share-hint')));
const BindCode = lazy(() => loadChunk('overlays/bind-code', () => import('../overlays/bind-code')));
const FollowPopup = lazy(() => loadChunk('overlays/follow-popup', () => import('../overlays/follow-popup')));

/** Long enough for the first screen to have painted on a slow phone. */
const PREPARE_DELAY_MS = 4000;

/** PAY-52: back from a cashier, the sheet takes the payment up again. */
function useResumedPayment(): void {
  useEffect(() => {
    const pending = pendingPayment();
    if (pending !== null) setPaymentId(pending.id);
  }, []);
}

/** True from the first message on: toasts, dialogs and the loading indicator stay from then, to be read out. */
function useHasSpoken(): boolean {
  const { toast, dialogs, loading } = useOverlays();
  const [hasSpoken, setHasSpoken] = useState(false);
  const isSpeaking = toast !== null || dialogs.length > 0 || loading !== null;
  if (isSpeaking && !hasSpoken) setHasSpoken(true);
  return hasSpoken || isSpeaking;
}

/** Once home stands, the code of messages is fetched, so that they can be shown offline too. */
function usePreparedMessages(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([
        import('../overlays/messages'),
        import('../overlays/error-modal'),
        import('../overlays/error-banner'),
      ]).catch(() => undefined);
    }, PREPARE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

export function OverlayHost() {
  const { errorModal, banner, isLoginOpen, sku, paymentId, gifts, isShareHintOpen, bindCode, isFollowOpen } =
    useOverlays();
  // The SKU sheet belongs to the screen that opened it.
  useOnMove(closeSku);
  useOnMove(closeBanner);
  useResumedPayment();
  usePreparedMessages();
  const hasSpoken = useHasSpoken();
  return (
    <>
      <Suspense fallback={null}>
        {sku === null ? null : <SkuSheet key={sku.goodsId} request={sku} />}
        {paymentId === null ? null : <PaymentSheet />}
        {gifts === null ? null : <GiftPopup kind={gifts.kind} gifts={gifts.gifts} />}
        {isShareHintOpen ? <ShareHint /> : null}
        {isFollowOpen ? <FollowPopup /> : null}
        {bindCode ? <BindCode /> : null}
        {banner === '' ? null : <ErrorBanner text={banner} />}
        {errorModal === null ? null : <ErrorModal error={errorModal} />}
        {isLoginOpen ? <LoginModal /> : null}
      </Suspense>
      {hasSpoken ? (
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      ) : null}
    </>
  );
}
