// Reacts to the signed-in shopper: the binding page for a missing mobile, the registration gifts, the sharer of his link.
import { useEffect } from 'react';
import * as to from '~/domain/screen-links.gen';
import { openBindTipOnce, planBind } from '../flows/bind';
import { BIND, bindParent } from '../flows/bind-parent';
import { HOME_PATH, open, pathOf, redirect, useHistoryLocation } from '../engine/navigation';
import { isRootPath, isTabPath, useMallConfig } from '../state/mall';
import { isAwardClosed } from '../services/closed-awards';
import { showAward, showGifts } from '../state/overlays';
import { useSession } from '../state/session';

/** Opens the binding page where the mall requires a mobile and the shopper has none (BIND-01 … BIND-06). */
function useBindTip(): void {
  const { pathname, search } = useHistoryLocation().location;
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
    if (plan === 'open') openBindTipOnce(() => open(to.binding()));
    if (plan === 'redirect') openBindTipOnce(() => redirect(to.binding({ back: path + search })));
  }, [pathname, search, accessToken, mobile, config]);
}

/** The gifts are delivered once, with the first information after registering (LOGIN-16). */
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

/** An award that waits for a member pops up on home and the screens of the tab bar, where it interrupts nothing. */
function useMemberAward(): void {
  const award = useSession().info?.login?.member_award ?? null;
  const isCalm = isRootPath(pathOf(useHistoryLocation().location));
  useEffect(() => {
    if (award !== null && isCalm && !isAwardClosed(award.id))
      showAward({ ...award, items: award.items.map((item) => ({ ...item })) });
  }, [award, isCalm]);
}

/** The link counts once the shopper is known: after signing in, at the start of a visit, or when he opens it later. */
function useSharer(): void {
  const { info, tempParentId } = useSession();
  const isKnown = info !== null;
  useEffect(() => {
    if (isKnown && tempParentId > 0) void bindParent(BIND.link);
  }, [isKnown, tempParentId]);
}

export default function SessionWatch(): null {
  useBindTip();
  useRegisterGifts();
  useMemberAward();
  useSharer();
  return null;
}
