// By keyboard alone the studio loses nothing: two windows in conflict, no network, a closed window, a dead frame.
import { expect, type Page } from '@playwright/test';
import {
  DESK,
  hasFocus,
  imported,
  ISOLATED,
  nameField,
  newPage,
  noticePage,
  openEditor,
  otherDesk,
  phoneOf,
  pressUntil,
  savingOf,
  signIn,
  storedData,
  tabTo,
  test,
} from './studio';
import { expectClean } from './studio-clean';

test.use({ ...DESK, ...ISOLATED });

/** From wherever the focus is to the name of the only block. */
async function goToName(window: Page): Promise<void> {
  await pressUntil(window, 'F6', hasFocus(window, '[data-page-keys]'));
  await window.keyboard.press('Home');
  await expect(nameField(window)).toBeVisible();
  await pressUntil(window, 'F6', hasFocus(window, '[data-region="form"]'));
  await tabTo(window, nameField(window));
}

async function write(window: Page, words: string): Promise<void> {
  await window.keyboard.press('Control+A');
  await window.keyboard.insertText(words);
}

test('by keyboard alone, two windows choose, edits wait for the network, and a closed window is recovered', async ({
  context,
  page,
  browser,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, noticePage('键盘两人'));
  const storedName = async () => (await storedData(context, made.doc, 'notice'))['name'];
  const other = await otherDesk(browser);
  await signIn(other, 'editor');
  const theirs = await other.newPage();
  await openEditor(page, made);
  await openEditor(theirs, made);
  await expect(page.getByRole('list', { name: '正在看这页的人' })).toContainText('编辑');
  await goToName(page);
  await goToName(theirs);

  await test.step('both values at the field, and the choice', async () => {
    await other.setOffline(true);
    await write(theirs, '编辑写的');
    await expect(savingOf(theirs)).toContainText('离线 · 1 处修改存在这台电脑上，联网后自动保存');
    await write(page, '店主写的');
    await expect.poll(storedName).toBe('店主写的');
    await other.setOffline(false);
    const choice = theirs.getByRole('region', { name: '属性' }).getByRole('alert');
    await expect(choice).toContainText('你：编辑写的 / 店主');
    await expectClean(theirs, 'a choice');
    // Nothing is written over before one is chosen.
    expect(await storedName()).toBe('店主写的');
    await tabTo(theirs, choice.getByRole('button', { name: '用我的' }));
    await theirs.keyboard.press('Enter');
    await expect(choice).toHaveCount(0);
    await expect(nameField(theirs)).toBeFocused();
    await expect.poll(storedName).toBe('编辑写的');
    await expect(phoneOf(page).getByText('编辑写的')).toBeVisible();
  });

  await test.step('without a network, and with a server that fails', async () => {
    await other.setOffline(true);
    await write(theirs, '离线写的');
    await expect(savingOf(theirs)).toContainText('离线 · 1 处修改');
    await expectClean(theirs.getByRole('banner'), 'offline');
    await theirs.keyboard.press('Control+S');
    await expect(theirs.getByText('还没有保存，稍后自动重试')).toBeVisible();
    await other.setOffline(false);
    await expect.poll(storedName).toBe('离线写的');

    let isDown = true;
    await other.route('**/ops', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await write(theirs, '出错时写的');
    const retry = theirs.getByRole('button', { name: '立即重试' });
    await tabTo(theirs, retry, 'Shift+Tab');
    // Long before the next try by itself.
    await expect(savingOf(theirs)).toContainText('第 2 次');
    await expect(retry).toBeFocused();
    isDown = false;
    await theirs.keyboard.press('Enter');
    await expect.poll(storedName).toBe('出错时写的');
    await expect(retry).toHaveCount(0);
    await expect.poll(hasFocus(theirs, 'header')).toBe(true);
  });

  await test.step('a window that is closed in the middle', async () => {
    await goToName(theirs);
    await other.setOffline(true);
    await write(theirs, '没来得及');
    await expect(savingOf(theirs)).toContainText('离线 · 1 处');
    await theirs.close();
    await other.setOffline(false);
    const next = await other.newPage();
    const phone = await openEditor(next, made);
    await expect(next.getByText('恢复了上次没来得及保存的 1 处修改')).toBeVisible();
    await expectClean(next, 'recovered');
    await expect(phone.getByText('没来得及')).toBeVisible();
    await expect.poll(storedName).toBe('没来得及');
    await pressUntil(next, 'F6', hasFocus(next, '[data-region="stage"]'));
    await tabTo(next, next.getByRole('button', { name: '查看' }), 'Shift+Tab');
    await next.keyboard.press('Enter');
    await expect(nameField(next)).toHaveValue('没来得及');
    await tabTo(next, next.getByRole('button', { name: '放弃' }));
    await next.keyboard.press('Enter');
    await expect.poll(storedName).toBe('出错时写的');
    await expect.poll(hasFocus(next, '[data-region="stage"]')).toBe(true);
  });
  await other.close();
});

const TWO_BLOCKS = JSON.stringify([
  { id: 'notice', permission_key: '', data: { name: '公告', content: '欢迎' } },
  { id: 'link', permission_key: '', data: { title: '秋茶上新' } },
]);

test('by keyboard alone, a frame whose process is killed is loaded anew, and works', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  await openEditor(page, await newPage(context, imported('键盘崩溃', TWO_BLOCKS)));
  await pressUntil(page, 'F6', hasFocus(page, '[data-region="stage"]'));
  // Playwright takes the end of a frame for the end of its page: the browser itself presses the keys then.
  const keys = await context.newCDPSession(page);
  const frame = page.frames().find((one) => one.url().endsWith('/preview.html'));
  if (frame === undefined) throw new Error('No preview frame');
  const session = await context.newCDPSession(frame);
  void session.send('Page.crash').catch(() => undefined);
  const ask = async (expression: string) =>
    (await keys.send('Runtime.evaluate', { expression })).result.value as unknown;
  const press = async (key: string, keyCode: number, text = '') => {
    const pressed = { key, code: key, windowsVirtualKeyCode: keyCode, text };
    await keys.send('Input.dispatchKeyEvent', { type: text === '' ? 'rawKeyDown' : 'keyDown', ...pressed });
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
  };
  const words = () => ask('document.activeElement.textContent');
  const alert = () => ask('document.querySelector(\'main [role="alert"]\')?.textContent ?? ""');
  await expect.poll(alert).toContain('预览没有响应');
  for (let step = 0; step < 30 && (await words()) !== '重新加载预览'; step += 1) await press('Tab', 9);
  await press('Enter', 13, '\r');
  await expect.poll(alert).toBe('');
  const isOnStage = () => ask('document.activeElement.closest(\'[data-region="stage"]\') !== null');
  await expect.poll(isOnStage).toBe(true);

  // Beside the phone a block has its name where the frame said that it stands.
  const named = () => ask('document.querySelector("main [data-movable]")?.textContent ?? ""');
  expect(await named()).toBe('');
  const isInOutline = () => ask('document.activeElement.closest(\'[role="tree"]\') !== null');
  for (let step = 0; step < 12 && !(await isInOutline()); step += 1) await press('F6', 117);
  await press('End', 35);
  await expect.poll(named).toBe('标题');
  expect(await alert()).toBe('');
});
