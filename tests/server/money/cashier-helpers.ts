// Operates the sandbox cashier in tests.
import { expect } from 'vitest';
import type { Mall } from '../mall-helpers';

/** Operates the sandbox cashier like a browser: opens the page and presses a button. */
export async function walkCashier(mall: Mall, url: string, act: 'pay' | 'cancel'): Promise<Response> {
  const page = await mall.app.request(url);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('沙箱收银台');
  const fields = [...html.matchAll(/name="(trade|sign)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const body = new URLSearchParams([...(fields as [string, string][]), ['act', act]]);
  return mall.app.request(url, { method: 'POST', body });
}

/** True once a condition holds; false when it does not within two seconds. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isSo()) return true;
    await new Promise((next) => setTimeout(next, 20));
  }
  return false;
}
