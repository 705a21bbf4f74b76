// A rich text is edited in its dialog, published, and seen by a shopper; one that nobody changes stays as it is stored.
import { expect, type Locator, type Page } from '@playwright/test';
import { DESK, draftOf, newPage, openEditor, phoneOf, signIn, storedData, test } from './studio';
import { studioProblems } from './axe';

test.use(DESK);

/** As another editor wrote it: this one would write it otherwise. */
const STORED =
  '<P STYLE="text-align:center">欢迎<br/>光临</P>\n<table><tr><td>规格</td><td>500 克</td></tr></table><hr>';

const PICTURE = {
  name: '新茶.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#386a4b"/></svg>',
  ),
};

const HOSTILE =
  '<p style="mso-line-height-rule:exactly"><b>粘贴</b>的字</p><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>' +
  '<a href="javascript:window.ran=1">链</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>' +
  '<math><mtext><mglyph><style><img src=x onerror=window.ran=1></style></mglyph></mtext></math><img src="data:image/png;base64,eA==">';

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '编辑内容' }).click();
  const dialog = page.getByRole('dialog', { name: '内容' });
  await expect(dialog.getByRole('textbox', { name: '内容' })).toBeFocused();
  await expect(dialog.frameLocator('iframe').getByText('光临')).toBeVisible();
  return dialog;
}

/** The browser reports a selection by keys after the key event: no operator presses the next key that soon. */
const selectionTold = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** As an input method does: letters that become words. */
async function compose(page: Page, letters: readonly string[], words: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of letters)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send('Input.insertText', { text: words });
}

const paste = (text: Locator, html: string) =>
  text.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('An operator edits a rich text, and a shopper sees it; untouched it keeps its bytes', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'owner');
  const row = await newPage(context, {
    title: '图文的一页',
    from: 'import',
    tabs: [{ name: '图文', text: JSON.stringify([{ id: 'image-text', data: { content: STORED } }]) }],
  });
  await openEditor(page, row);
  const { content: before } = await draftOf(context, row.doc);
  const stored = async () => (await storedData(context, row.doc, 'image-text'))['content'];
  await page.getByRole('treeitem').first().click();

  await test.step('closes without a change', async () => {
    const dialog = await openDialog(page);
    await expect(dialog.getByText('有 1 处编辑器不支持的内容，改动后保存会去掉')).toBeVisible();
    expect(await studioProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(dialog).toBeHidden();
    // Pressed twice on the phone it opens, too.
    await phoneOf(page).getByText('欢迎').dblclick();
    await expect(dialog.getByRole('textbox', { name: '内容' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await draftOf(context, row.doc)).content).toEqual(before);
  });

  const dialog = await openDialog(page);
  const text = dialog.getByRole('textbox', { name: '内容' });
  const phone = dialog.frameLocator('iframe');

  await test.step('composes by an input method, and makes bold by its key', async () => {
    await text.getByText('光临').click();
    await page.keyboard.press('End');
    await selectionTold(page);
    await page.keyboard.press('Enter');
    await compose(page, ['x', 'xin', 'xin pin'], '新品上市');
    await page.keyboard.press('Shift+Home');
    await selectionTold(page);
    await page.keyboard.press('Control+b');
    await expect(dialog.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
    await expect(phone.locator('strong', { hasText: '新品上市' })).toBeVisible();
    await page.keyboard.press('End');
    await selectionTold(page);
  });

  await test.step('inserts a picture with its alternative text', async () => {
    await dialog.getByRole('button', { name: '图片' }).click();
    const library = page.getByRole('dialog', { name: '选择图片' });
    await library.getByLabel('选择文件').setInputFiles(PICTURE);
    await library.getByRole('button', { name: '使用这 1 张' }).click();
    await expect(library).toBeHidden();
    await text.locator('img[src*="uploads/"]').click();
    const alt = dialog.getByRole('textbox', { name: '替代文字' });
    await alt.fill('一罐新茶');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('img', { name: '一罐新茶' })).toBeVisible();
    expect(await studioProblems(page)).toEqual([]);
  });

  await test.step('pastes without anything that runs', async () => {
    await text.getByText('500 克').click();
    await page.keyboard.press('End');
    await selectionTold(page);
    await paste(text, HOSTILE);
    await expect(
      dialog.getByText('去掉了 5 处不支持的样式；1 张图片没有带过来，请用「图片」插入'),
    ).toBeVisible();
    await expect(phone.getByText('粘贴')).toBeVisible();
    expect(await text.innerHTML()).not.toMatch(/onerror|onload|javascript|iframe|svg|mso/);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await dialog.getByRole('button', { name: '撤销' }).click();
    await expect(text.getByText('粘贴')).toBeHidden();
  });

  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(stored)
    .toMatch(
      /^<p style="text-align: center">欢迎<br>光临<\/p><p style="text-align: center"><strong>新品上市<\/strong><img src="uploads\/[^"]+" alt="一罐新茶"><\/p><table>/,
    );
  const edited = await stored();
  // All of the dialog is one step.
  await page.keyboard.press('Control+z');
  await expect.poll(stored).toBe(STORED);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(stored).toBe(edited);

  await page.getByRole('button', { name: '发布', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: '发布' });
  await publishing.getByRole('button', { name: '发布到线上' }).click();
  await expect(publishing.getByText(/已发布/)).toBeVisible();
  const visitor = await browser.newContext();
  const shopper = await visitor.newPage();
  await shopper.goto(`${process.env['PAGODA_URL'] ?? ''}/?#/pages/index/index?page_id=${row.id}`);
  await expect(shopper.locator('strong', { hasText: '新品上市' })).toBeVisible();
  await expect(shopper.getByRole('img', { name: '一罐新茶' })).toBeVisible();
  await visitor.close();
});
