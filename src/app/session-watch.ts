// Owns what follows from who the shopper is: the page that binds his mobile, and the gifts of his registration.
import { useEffect } from 'react';
import { BINDING_PATH, onceBindTip, planBind } from '../flows/bind';
import { HOME_PATH, open, redirect, usePlace } from '../engine/navigation';
import { isTabPath, useMallConfig } from '../state/mall';
import { showGifts } from '../state/overlays';
import { useSession } from '../state/session';

/** Opens the binding page where the mall wants a mobile and the shopper has none (BIND-01 … BIND-06). */
function useBindTip(): void {
  const { pathname, search } = usePlace().location;
  const { accessToken, info } = useSession();
  const config = useMallConfig();
  const mobile = info?.mobile ?? null;
  useEffect(() => {
    if (config === null) return;
    const path = pathname === '/' ? HOME_PATH : pathname;
    const plan = planBind({
      isSignedIn: accessToken !== '',
      isPhoneAuthOn: Number(config.mall.setting.is_mobile_auth) === 1,
      mobile,
      path,
      hiddenOn: config.bind_treatment_page.bind_hide,
      redirectOn: config.bind_treatment_page.bind_redirect,
      isTab: isTabPath(path),
    });
    if (plan === 'open') onceBindTip(() => open(BINDING_PATH));
    if (plan === 'redirect') onceBindTip(() => redirect(BINDING_PATH, { back: path + search }));
  }, [pathname, search, accessToken, mobile, config]);
}

/** The gifts come once, with the first information after registering (LOGIN-16). */
function useRegisterGifts(): void {
  const coupons = useSession().info?.register?.coupon_list;
  useEffect(() => {
    if (coupons !== undefined)
      showGifts(
        'register',
        coupons.map((coupon) => ({ ...coupon })),
      );
  }, [coupons]);
}

export default function SessionWatch(): null {
  useBindTip();
  useRegisterGifts();
  return null;
}
