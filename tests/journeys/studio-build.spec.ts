// The sample's classic home page is built through the palette and the forms, published and seen, by both hands in turn.
import { type Browser, expect, type Page } from '@playwright/test';
import { isRecord } from '~/domain/record';
import type { PageRow } from '~/domain/studio/api';
import { palette } from '~/widgets/palette.gen';
import { DESK, draftOf, newPage, openEditor, savingOf, shopper, signIn, test } from './studio';
import { type Desk, setBlock } from './studio-form';
import { bothInTurn } from './studio-hands';
import { type Element, plain, wantedBlocks } from './studio-sample';

test.use(DESK);

/** Blocks of the page as a whole, which cards of its settings insert. */
const CARDS: Readonly<Record<string, string>> = { background: '页面背景', 'app-nav-bar': '标题栏' };

const isCard = ({ id }: Element): boolean => CARDS[id] !== undefined;
const idsOf = (blocks: readonly Element[]) => blocks.map(({ id }) => id);
const titleOf = (id: string): string => palette.find((entry) => entry.id === id)?.title ?? id;

/** Stored blocks without the uid that the studio adds: it names the block for merging and links. */
async function storedBlocks(page: Page, doc: string): Promise<Element[]> {
  const { content } = await draftOf(page.context(), doc);
  return content.tabs.flatMap(({ blocks }) =>
    blocks.map(({ text }) => {
      const value: unknown = JSON.parse(text);
      const { uid: _uid, ...element } = isRecord(value) ? value : {};
      return element as unknown as Element;
    }),
  );
}

const expectSelected = (page: Page, id: string) =>
  expect(page.getByRole('region', { name: '属性' }).getByRole('heading', { level: 2 })).toHaveText(
    titleOf(id),
  );

/** Blocks of the flow: from the palette in their order, then each form. */
async function buildFlow(desk: Desk, doc: string, wanted: readonly Element[]): Promise<void> {
  const { page, handsFor } = desk;
  for (const { id } of wanted) {
    await handsFor('insert').insert(id, titleOf(id));
    await expectSelected(page, id);
  }
  await handsFor('open').open('大纲');
  await expect.poll(async () => idsOf(await storedBlocks(page, doc))).toEqual(idsOf(wanted));
  const inserted = plain(await storedBlocks(page, doc));
  for (const [index, { id, data }] of wanted.entries())
    await test.step(titleOf(id), async () => {
      await handsFor('select').select(index);
      await expectSelected(page, id);
      await setBlock(desk, id, [inserted[index]?.data ?? {}, data]);
    });
}

async function buildCards(desk: Desk, wanted: readonly Element[]): Promise<void> {
  const { page, handsFor } = desk;
  for (const { id, data } of wanted) {
    await handsFor('open').open('页面');
    const panel = page.getByRole('region', { name: '页面' });
    await handsFor('card').press(panel.getByRole('button', { name: CARDS[id] ?? '' }));
    await expectSelected(page, id);
    await setBlock(desk, id, [{}, data]);
  }
}

async function expectSeen(browser: Browser, { id }: PageRow): Promise<void> {
  const visitor = await browser.newContext();
  const seen = await shopper(visitor, id);
  for (const words of ['搜搜茶叶、坚果、厨具', '茗茶', '精选茶饮'])
    await expect(seen.getByText(words).first()).toBeAttached();
  await visitor.close();
}

test('by keyboard and by pointer in turn, the classic home page is built from a blank one', async ({
  page,
  context,
  browser,
}) => {
  // Hundreds of controls: a longer limit for a busy machine.
  test.setTimeout(600_000);
  await signIn(context, 'owner');
  const wanted = await wantedBlocks(context);
  const made = await newPage(context, { title: '经典首页', from: 'blank' });
  await openEditor(page, made);
  const desk = { page, handsFor: bothInTurn(page), pictures: wanted.pictures };
  await buildFlow(
    desk,
    made.doc,
    wanted.blocks.filter((block) => !isCard(block)),
  );
  await buildCards(desk, wanted.blocks.filter(isCard));
  await expect(savingOf(page)).toContainText('已保存到草稿');
  await expect.poll(async () => plain(await storedBlocks(page, made.doc))).toEqual(wanted.blocks);

  await desk.handsFor('publish').publish();
  await expect(page.getByRole('dialog', { name: '发布' }).getByText(/^已发布/)).toBeVisible();
  await expectSeen(browser, made);
});
