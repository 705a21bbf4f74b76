// Kinds of gifts, and the texts of the coupon popup.

/** The kinds of a gift in the coupon popup (COUP-03, CONST-12). */
export const SHARE_TYPES = { balance: 1, integral: 2, card: 3, coupon: 4 } as const;
export type ShareType = keyof typeof SHARE_TYPES;

/** The kind of a delivered `share_type`; anything unknown is shown as a coupon. */
export const shareTypeOf = (shareType: unknown): ShareType =>
  (['balance', 'integral', 'card'] as const).find((kind) => SHARE_TYPES[kind] === Number(shareType)) ??
  'coupon';

/** Where each kind went, under the head of the popup. */
export const shareTypeNotes = (pointsWord: string): Readonly<Record<ShareType, string>> => ({
  balance: '*余额红包已发放到账户，请到余额记录查看',
  integral: `*${pointsWord}已发放到账户，请到${pointsWord}明细查看`,
  card: '*卡券已发放到账户，请到我的卡券查看',
  coupon: '*优惠券已发放到账户，请到我的优惠券查看',
});

/** What opens the popup, and its heading (COUP-04). */
export const POPUP_HEADINGS = {
  register: '恭喜你，获得新人礼包',
  share: '分享成功，获得奖励',
  receive: '领取成功',
  award: '恭喜你，获得奖励',
  invite: '邀请成功，获得奖励',
} as const;
export type PopupKind = keyof typeof POPUP_HEADINGS;

/** The note of an invitation, whose `id` is the number of friends (COUP-05). */
export const inviteNote = (friends: number): string => `成功邀请${friends}位好友，获得奖励`;
