// Renders the stack of screens for a test, at an address; rendering it anew is a reload.
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { Picker } from '~/domain/link';
import { ScreenStack } from '../engine/screen-stack';
import OverlayHost from '../app/overlay-host';
import { routes } from '../app/routes.gen';
import { type AnyPage, custom, definePage } from '../engine/define-page';
import { HashRouter, open } from '../engine/navigation';
import { pick, usePicked } from '../engine/picking';

/** Reloads the page at its current address. */
export async function reload(): Promise<void> {
  cleanup();
  render(
    <div className="mall-root">
      <HashRouter>
        <ScreenStack />
        <OverlayHost />
      </HashRouter>
    </div>,
  );
  await act(async () => undefined);
}

/** Opens a screen over home, as a shopper would. */
export async function renderStack(address: string): Promise<void> {
  await reload();
  await act(async () => open(address));
}

const OPENER = '/pages/test/opener';

/** A screen's code is loaded once: one for all pickers shows what the current one gives. */
let asked: Picker<never, unknown>;
let given: unknown;

function Opener() {
  const value = usePicked(asked, 'it');
  useEffect(() => {
    given = value;
  }, [value]);
  return null;
}

const opener = definePage({ path: OPENER, title: '打开', auth: 'guest', body: custom('content', Opener) });

/** Opens a screen to pick something; returns what waits for the value that comes back. */
export async function openPicker<Q extends object, T>(
  picker: Picker<Q, T>,
  query: Q,
  before?: T,
): Promise<() => Promise<T>> {
  asked = picker as unknown as Picker<never, unknown>;
  given = undefined;
  const table = routes as unknown as Record<string, () => Promise<{ default: AnyPage }>>;
  table[OPENER] = () => Promise.resolve({ default: opener });
  await renderStack(OPENER);
  await act(async () => pick(picker, query, before === undefined ? 'it' : { slot: 'it', before }));
  return () =>
    waitFor(() => {
      if (given === undefined) throw new Error('Nothing has come back.');
      return given as T;
    });
}
