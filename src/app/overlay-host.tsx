// Hosts all overlays in their order (UI-01). Large ones are loaded when first opened.
import { useEffect } from 'react';
import type { MemberAward } from '~/schemas/api/user.gen';
import { useOnNavigate } from '../engine/use-on-navigate';
import { pendingPayment } from '../flows/payment-pending';
import {
  closeAward,
  closeBanner,
  closeError,
  closeGifts,
  closeSku,
  setBindCode,
  setFollow,
  setPaymentId,
  setShareHint,
  declineMessages,
  useOverlays,
} from '../state/overlays';
import { useNextScreens } from './next-screens';
import { overlay } from './overlay';
import { usePreparedTabIcons } from './tab-icons';

const Messages = overlay({
  name: 'messages',
  load: () => import('../overlays/messages'),
  close: declineMessages,
});
const ErrorModal = overlay({
  name: 'error-modal',
  load: () => import('../overlays/error-modal'),
  close: closeError,
});
const ErrorBanner = overlay({
  name: 'error-banner',
  load: () => import('../overlays/error-banner'),
  close: closeBanner,
});
const LoginModal = overlay({
  name: 'login-modal',
  load: () => import('../overlays/login-modal'),
  // Its chunk has loaded: it opened the modal.
  close: () => void import('../flows/login').then(({ cancelLogin }) => cancelLogin()),
  isAsked: true,
});
const SkuSheet = overlay({
  name: 'sku-sheet',
  load: () => import('../overlays/sku-sheet'),
  close: closeSku,
  isAsked: true,
});
const PaymentSheet = overlay({
  name: 'payment-sheet',
  load: () => import('../overlays/payment-sheet'),
  close: () => {
    setPaymentId(null);
    // Null where the sheet failed to load while resuming a payment, which then stays pending.
    import('../flows/payment').then(
      ({ sendToPayment }) => sendToPayment({ name: 'closed' }),
      () => undefined,
    );
  },
  isAsked: true,
});
const GiftPopup = overlay({
  name: 'gift-popup',
  load: () => import('../overlays/gift-popup'),
  close: closeGifts,
});
const MemberAwardPopup = overlay({
  name: 'member-award',
  load: () => import('../overlays/member-award'),
  close: closeAward,
});
const ShareHint = overlay({
  name: 'share-hint',
  load: () => import('../overlays/share-hint'),
  close: () => setShareHint(false),
  isAsked: true,
});
const BindCode = overlay({
  name: 'bind-code',
  load: () => import('../overlays/bind-code'),
  close: () => setBindCode(false),
  isAsked: true,
});
const FollowPopup = overlay({
  name: 'follow-popup',
  load: () => import('../overlays/follow-popup'),
  close: () => setFollow(false),
  isAsked: true,
});

/** PAY-52: on return from a cashier the sheet resumes the payment. */
function useResumedPayment(): void {
  useEffect(() => {
    const pending = pendingPayment();
    if (pending !== null) setPaymentId(pending.id);
  }, []);
}

/** Preloads the messages' chunk, so that they can be shown offline too. */
function usePreparedMessages(): void {
  useEffect(() => {
    Promise.all([
      import('../overlays/messages'),
      import('../overlays/error-modal'),
      import('../overlays/error-banner'),
    ]).catch(() => undefined);
  }, []);
}

export default function OverlayHost() {
  const shown = useOverlays();
  const { errorModal, banner, sku, paymentId, gifts, award } = shown;
  // The SKU sheet belongs to the screen that opened it.
  useOnNavigate(closeSku);
  useOnNavigate(closeBanner);
  useResumedPayment();
  usePreparedMessages();
  usePreparedTabIcons();
  useNextScreens();
  return (
    <>
      {sku === null ? null : <SkuSheet key={sku.goodsId} request={sku} />}
      {paymentId === null ? null : <PaymentSheet />}
      {gifts === null ? null : <GiftPopup kind={gifts.kind} gifts={gifts.gifts} />}
      {award === null ? null : <MemberAwardPopup key={award.id} award={award as MemberAward} />}
      {shown.isShareHintOpen ? <ShareHint /> : null}
      {shown.isFollowOpen ? <FollowPopup /> : null}
      {shown.bindCode ? <BindCode /> : null}
      {banner === '' ? null : <ErrorBanner text={banner} />}
      {errorModal === null ? null : <ErrorModal error={errorModal} />}
      {shown.isLoginOpen ? <LoginModal /> : null}
      {shown.hasSpoken ? <Messages /> : null}
    </>
  );
}
