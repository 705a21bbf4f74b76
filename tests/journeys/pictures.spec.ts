// Tests an uploaded picture: a photo is uploaded, and served no larger than its box needs.
import sharp from 'sharp';
import { expect, freshShopper, test, visit } from './helpers';

const PROFILE = '/pages/setting/setting';

// As on most phones: it decides which width is requested.
test.use({ deviceScaleFactor: 2 });

test('an uploaded photo is served once, in the width and format of its box', async ({ page }) => {
  const create = { width: 4032, height: 3024, channels: 3, background: '#6a8' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const came: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.includes('/uploads/')) came.push(`${search} ${response.headers()['content-type'] ?? ''}`);
  });
  await freshShopper(page);
  const profile = await visit(page, PROFILE);
  const avatar = profile.locator('img[src*="uploads/"]');
  await profile
    .getByLabel('更换头像')
    .setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer });
  // 96 rpx of a page 390 px wide are 50 px, at two device pixels each.
  await expect(avatar).toHaveJSProperty('naturalWidth', 50);
  await expect(avatar).toHaveJSProperty('complete', true);
  expect(came).toEqual(['?w=160 image/avif']);
});
