// An input method composes undisturbed in the studio: in a field of the form, and in a text on the phone.
import { type CDPSession, expect } from '@playwright/test';
import { DESK, newPage, openEditor, savingOf, signIn, storedData, test } from './studio';

test.use(DESK);

const PAGE = {
  title: '输入法',
  from: 'import',
  tabs: [
    { name: '首页', text: JSON.stringify([{ id: 'link', permission_key: '', data: { title: '秋茶' } }]) },
  ],
};

/** Letters that an input method shows underlined: they are no text yet. */
const compose = async (session: CDPSession, letters: string): Promise<void> => {
  for (let length = 1; length <= letters.length; length += 1)
    await session.send('Input.imeSetComposition', {
      text: letters.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
};

test('What is being composed reaches neither the page nor the draft, and no key of the studio acts', async ({
  context,
  page,
}) => {
  await signIn(context, 'owner');
  const made = await newPage(context, PAGE);
  const phone = await openEditor(page, made);
  const ime = await context.newCDPSession(page);
  const stored = async () => (await storedData(context, made.doc, 'link'))['title'];
  await page.getByRole('treeitem', { name: /标题|秋茶/ }).click();

  await test.step('in a field of the form', async () => {
    const title = page.getByRole('textbox', { name: '标题', exact: true });
    await title.focus();
    await page.keyboard.press('End');
    // More letters than the field may have in the end: ten.
    await compose(ime, "shang'xin'le");
    await expect(title).toHaveValue("秋茶shang'xin'le");
    await expect(phone.getByText('秋茶', { exact: true })).toBeVisible();
    expect(await stored()).toBe('秋茶');
    await ime.send('Input.insertText', { text: '上新了' });
    await expect(title).toHaveValue('秋茶上新了');
    await expect(phone.getByText('秋茶上新了')).toBeVisible();
    await expect.poll(stored).toBe('秋茶上新了');
  });

  await test.step('in a text on the phone', async () => {
    await phone.getByText('秋茶上新了').dblclick();
    const area = phone.locator('textarea[data-inline]');
    await expect(area).toBeFocused();
    await area.press('End');
    await compose(ime, 'jh');
    await expect(area).toHaveValue('秋茶上新了jh');
    await expect(page.getByRole('textbox', { name: '标题', exact: true })).toHaveValue('秋茶上新了');
    expect(await stored()).toBe('秋茶上新了');
    await ime.send('Input.insertText', { text: '就' });
    await expect(area).toHaveValue('秋茶上新了就');
    await expect(page.getByRole('textbox', { name: '标题', exact: true })).toHaveValue('秋茶上新了就');
    await area.press('Enter');
    await expect(savingOf(page)).toContainText('已保存到草稿');
    await expect.poll(stored).toBe('秋茶上新了就');
  });
});
