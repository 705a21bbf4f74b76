import { describe, expect, it } from 'vitest';
import { type LoginEffect, type LoginEvent, type LoginState, loginTable } from './login-table';
import { type Step, transition } from './machine';

/** The state after the events from a guest, and all effects on the way. */
function walk(...names: LoginEvent['name'][]): { state: LoginState['name']; effects: LoginEffect[] } {
  let state: LoginState = { name: 'guest' };
  const effects: LoginEffect[] = [];
  for (const name of names) {
    const step: Step<LoginState, LoginEffect> = transition(loginTable, state, { name });
    state = step.state;
    effects.push(...step.effects);
  }
  return { state: state.name, effects };
}

describe('loginTable', () => {
  it('opens the modal for a guest whose action needs a login (LOGIN-02)', () => {
    expect(walk('required')).toEqual({ state: 'asking', effects: ['open-modal'] });
  });

  it('opens one modal for several actions at once', () => {
    expect(walk('required', 'required').effects).toEqual(['open-modal']);
  });

  it('resolves at once for a signed-in shopper (LOGIN-03)', () => {
    expect(walk('succeeded', 'required').effects.at(-1)).toBe('resolve-waiting');
  });

  it('closes on cancel and rejects what waited (LOGIN-04, LOGIN-05)', () => {
    expect(walk('required', 'cancelled')).toEqual({
      state: 'guest',
      effects: ['open-modal', 'close-modal', 'reject-waiting'],
    });
  });

  it('opens the sign page from the modal and goes on after success (LOGIN-06, LOGIN-13)', () => {
    expect(walk('required', 'sign-chosen', 'succeeded')).toEqual({
      state: 'signed-in',
      effects: [
        'open-modal',
        'close-modal',
        'open-sign-page',
        'close-modal',
        'load-shopper',
        'resolve-waiting',
      ],
    });
  });

  it('rejects what waited when the sign page is left', () => {
    expect(walk('required', 'sign-chosen', 'sign-left')).toEqual({
      state: 'guest',
      effects: ['open-modal', 'close-modal', 'open-sign-page', 'reject-waiting'],
    });
  });

  it('goes on waiting while the sign page is open and more actions come', () => {
    expect(walk('required', 'sign-chosen', 'required', 'succeeded').effects.at(-1)).toBe('resolve-waiting');
  });

  it('does not cancel behind the sign page, when the modal has gone', () => {
    expect(walk('required', 'sign-chosen', 'cancelled').state).toBe('signing');
  });

  it.each([['required'], ['required', 'sign-chosen'], ['succeeded']] as const)(
    'is a guest again after signing out from any state (LOGIN-12)',
    (...path) => {
      expect(walk(...path, 'signed-out')).toMatchObject({ state: 'guest' });
    },
  );
});
