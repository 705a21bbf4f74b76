// The social app around the mall: its agents on both systems, and a bridge that records what its SDK is told.
import type { Page } from '@playwright/test';

export const SOCIAL_AGENTS = [
  ['Android', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 MicroMessenger/8.0.50'],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.47'],
] as const;

export interface BridgeCall {
  name: string;
  given: Record<string, unknown>;
}

/** Answers every call of the SDK with `ok`, but for those that end otherwise: `{ getBrandWCPayRequest: 'cancel' }`. */
export async function recordBridge(
  page: Page,
  ends: Readonly<Record<string, string>> = {},
): Promise<BridgeCall[]> {
  const calls: BridgeCall[] = [];
  await page.exposeFunction('noteBridge', (name: string, given: BridgeCall['given']) => {
    calls.push({ name, given });
  });
  await page.addInitScript((outcomes) => {
    const { noteBridge } = window as unknown as { noteBridge: (name: string, given: object) => void };
    const invoke = (name: string, given: object, done: (result: object) => void) => {
      noteBridge(name, { ...given });
      const errMsg = `${name}:${outcomes[name] ?? 'ok'}`;
      setTimeout(() => done({ errMsg, err_msg: errMsg }));
    };
    Object.assign(window, { WeixinJSBridge: { invoke, on: () => undefined, call: () => undefined } });
  }, ends);
  return calls;
}
