// The login flow as a transition table: modal, sign page, and the actions that wait for the outcome (LOGIN-02 … LOGIN-06).
import { stay, type Table } from './machine';

export type LoginState =
  | { readonly name: 'guest' }
  /** The modal is open. */
  | { readonly name: 'asking' }
  /** The sign page is open. */
  | { readonly name: 'signing' }
  | { readonly name: 'signed-in' };

export type LoginEvent =
  | { readonly name: 'required' }
  | { readonly name: 'cancelled' }
  | { readonly name: 'sign-chosen' }
  | { readonly name: 'sign-left' }
  | { readonly name: 'succeeded' }
  | { readonly name: 'signed-out' };

export type LoginEffect =
  | 'open-modal'
  | 'close-modal'
  | 'open-sign-page'
  | 'reject-waiting'
  | 'resolve-waiting'
  | 'load-shopper';

const guest: LoginState = { name: 'guest' };
const signedIn: LoginState = { name: 'signed-in' };

const succeed = () => ({
  state: signedIn,
  effects: ['close-modal', 'load-shopper', 'resolve-waiting'] as const,
});
const signOut = () => ({ state: guest, effects: ['close-modal', 'reject-waiting'] as const });

export const loginTable: Table<LoginState, LoginEvent, LoginEffect> = {
  guest: {
    required: () => ({ state: { name: 'asking' }, effects: ['open-modal'] }),
    'sign-chosen': () => ({ state: { name: 'signing' }, effects: ['open-sign-page'] }),
    succeeded: succeed,
  },
  asking: {
    required: stay,
    cancelled: () => ({ state: guest, effects: ['close-modal', 'reject-waiting'] }),
    'sign-chosen': () => ({ state: { name: 'signing' }, effects: ['close-modal', 'open-sign-page'] }),
    succeeded: succeed,
    'signed-out': signOut,
  },
  signing: {
    required: stay,
    'sign-left': () => ({ state: guest, effects: ['reject-waiting'] }),
    succeeded: succeed,
    'signed-out': signOut,
  },
  'signed-in': {
    required: (state) => ({ state, effects: ['resolve-waiting'] }),
    'signed-out': signOut,
  },
};
