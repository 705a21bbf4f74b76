// State of the overlays: toast, dialogs, loading, login, SKU sheet, payment, error modal (UI-01).
import type { PopupKind } from '~/domain/coupon-popup';
import type { MemberAward } from '~/schemas/api/user.gen';
import type { CallError } from '../base/call-error';
import { proxy, useSnapshot } from './store';

export interface DialogRequest {
  id: number;
  kind: 'confirm' | 'alert';
  title: string;
  text: string;
  confirmText: string;
  cancelText: string;
  isDangerous: boolean;
}

export interface ToastRequest {
  id: number;
  text: string;
  icon: 'success' | 'warning' | null;
  /** From its painting on. */
  durationMs: number;
}

/** Which buttons the SKU sheet's footer has: both, or the one that the screen asked for. */
export type SkuIntent = 'both' | 'cart' | 'buy';

export interface SkuRequest {
  goodsId: number;
  intent: SkuIntent;
  /** The kind of sale whose terms the sheet offers; absent for plain goods. */
  sign?: string | undefined;
  /** Of its offers the one that is chosen first; the first of them when absent. */
  offer?: string;
  /** Receives the choice in place of cart and checkout, with one button 确定: the cart changes a line by it. */
  onPick?: (pick: SkuPick) => void;
  /** One piece: the sheet asks for no quantity. */
  isSingle?: boolean;
  /** SKUs that may be picked; all when absent. */
  only?: readonly number[];
  /** Initial choice, for `onPick`. */
  picked?: SkuPick;
}

export interface SkuPick {
  skuId: number;
  quantity: number;
}

export type Gift = Readonly<Record<string, unknown>>;

interface Overlays {
  toast: ToastRequest | null;
  dialogs: DialogRequest[];
  loading: { text: string; type: 'global' | 'toast' } | null;
  /** From the first of these three on: a live region must exist before its text. */
  hasSpoken: boolean;
  isLoginOpen: boolean;
  sku: SkuRequest | null;
  /** Payment union to pay; the flow itself is in src/flows/payment. */
  paymentId: number | null;
  errorModal: { code: number; message: string; detail: string } | null;
  /** Message of the banner on the current screen (UI-04); outlasts the modal, until the next navigation. */
  banner: string;
  /** Received gifts, by the popup's kind (COUP-04). */
  gifts: { kind: PopupKind; gifts: readonly Gift[] } | null;
  /** Award that waits for a member. */
  award: MemberAward | null;
  isShareHintOpen: boolean;
  isFollowOpen: boolean;
  bindCode: boolean;
}

const nothingShown = (): Overlays => ({
  toast: null,
  dialogs: [],
  loading: null,
  hasSpoken: false,
  isLoginOpen: false,
  sku: null,
  paymentId: null,
  errorModal: null,
  banner: '',
  gifts: null,
  award: null,
  isShareHintOpen: false,
  isFollowOpen: false,
  bindCode: false,
});

const overlays = proxy<Overlays>(nothingShown());

export const useOverlays = () => useSnapshot(overlays);

let lastId = 0;
const nextId = () => (lastId += 1);

const TOAST_MS = 2000;

export interface ToastOptions {
  icon?: 'success' | 'warning';
  durationMs?: number;
}

/** Shows a short message; the newest replaces the one before. */
export function toast(text: string, { icon, durationMs = TOAST_MS }: ToastOptions = {}): void {
  if (text === '') return;
  overlays.toast = { id: nextId(), text, icon: icon ?? null, durationMs };
  overlays.hasSpoken = true;
}

/** Ends a toast, unless a newer one is there. */
export function endToast(id: number): void {
  if (overlays.toast?.id === id) overlays.toast = null;
}

const answers = new Map<number, (isConfirmed: boolean) => void>();

export interface DialogOptions {
  title?: string;
  confirmText?: string;
  cancelText?: string;
  isDangerous?: boolean;
}

function ask(kind: 'confirm' | 'alert', text: string, options: DialogOptions): Promise<boolean> {
  const { title = '提示', confirmText = '确定', cancelText = '取消', isDangerous = false } = options;
  return new Promise((resolve) => {
    const id = nextId();
    answers.set(id, resolve);
    overlays.dialogs.push({ id, kind, title, text, confirmText, cancelText, isDangerous });
    overlays.hasSpoken = true;
  });
}

/** Asks a question; true when confirmed. Dialogs queue: the first is on top until answered. */
export const confirmDialog = (text: string, options: DialogOptions = {}): Promise<boolean> =>
  ask('confirm', text, options);

/** Shows an alert; resolves when it is closed. */
export async function alertDialog(text: string, options: DialogOptions = {}): Promise<void> {
  await ask('alert', text, options);
}

export function answerDialog(id: number, isConfirmed: boolean): void {
  overlays.dialogs = overlays.dialogs.filter((dialog) => dialog.id !== id);
  answers.get(id)?.(isConfirmed);
  answers.delete(id);
}

export function showLoading(text = '加载中', type: 'global' | 'toast' = 'toast'): void {
  overlays.loading = { text, type };
  overlays.hasSpoken = true;
}

export function hideLoading(): void {
  overlays.loading = null;
}

/** Runs something with the loading indicator over it, which always closes. */
export async function withLoading<T>(text: string, run: () => Promise<T>): Promise<T> {
  showLoading(text);
  try {
    return await run();
  } finally {
    hideLoading();
  }
}

/** Closes messages that cannot be rendered: questions count as declined, so that nothing waits for them. */
export function declineMessages(): void {
  for (const { id } of overlays.dialogs) answerDialog(id, false);
  Object.assign(overlays, { toast: null, loading: null, hasSpoken: false });
}

/** Closes all overlays, as a new load of the page does; questions stay unanswered. */
export function clearOverlays(): void {
  answers.clear();
  Object.assign(overlays, nothingShown());
}

export function setLoginOpen(isOpen: boolean): void {
  overlays.isLoginOpen = isOpen;
}

export function openSku(request: SkuRequest): void {
  overlays.sku = request;
}

export function closeSku(): void {
  overlays.sku = null;
}

export function setPaymentId(id: number | null): void {
  overlays.paymentId = id;
}

export function showError(error: CallError): void {
  const detail = typeof error.data === 'string' ? error.data : JSON.stringify(error.data ?? '');
  overlays.errorModal = { code: error.code, message: error.message, detail: `${error.route} ${detail}` };
  if (error.kind === 'network') overlays.banner = error.message;
}

export function closeError(): void {
  overlays.errorModal = null;
}

export function closeBanner(): void {
  overlays.banner = '';
}

/** Opens the popup of received gifts. */
export function showGifts(kind: PopupKind, gifts: readonly Gift[]): void {
  if (gifts.length > 0) overlays.gifts = { kind, gifts };
}

/** Closing clears the popup's data (COUP-08). */
export function closeGifts(): void {
  overlays.gifts = null;
}

export function showAward(award: MemberAward): void {
  overlays.award = award;
}

export function closeAward(): void {
  overlays.award = null;
}

export function setShareHint(isOpen: boolean): void {
  overlays.isShareHintOpen = isOpen;
}

export function setFollow(isOpen: boolean): void {
  overlays.isFollowOpen = isOpen;
}

export function setBindCode(isOpen: boolean): void {
  overlays.bindCode = isOpen;
}
