// What an operator's hands do: the one with the pointer, the other with keys alone.
import { expect, type Locator, type Page } from '@playwright/test';
import { hasFocus, pressUntil } from './studio';

export interface Hands {
  /** Opens a panel of the rail. */
  open: (panel: string) => Promise<void>;
  /** Inserts a block behind the last one; `words` find it in the palette. */
  insert: (id: string, words: string) => Promise<void>;
  /** Selects a block by its place in the outline. */
  select: (index: number) => Promise<void>;
  press: (control: Locator) => Promise<void>;
  /** An item of the open menu. */
  pressItem: (item: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** One of a group of radios, in as many columns as the arrows go over. */
  choose: (radios: Locator, index: number, columns?: number) => Promise<void>;
  pull: (list: Locator, index: number) => Promise<void>;
  /** Opens the dialog of publishing, and publishes. */
  publish: () => Promise<void>;
}

const panelButton = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '面板' }).getByRole('button', { name });
const isOpen = async (button: Locator): Promise<boolean> =>
  (await button.getAttribute('aria-pressed')) === 'true';
const sendButton = (page: Page): Locator =>
  page.getByRole('dialog', { name: '发布' }).getByRole('button', { name: '发布到线上' });
const blocksOf = (page: Page): Locator =>
  page.getByRole('tree', { name: '大纲' }).locator('[role="treeitem"][aria-level="1"]');

function pointer(page: Page): Hands {
  const open = async (name: string) => {
    const button = panelButton(page, name);
    if (!(await isOpen(button))) await button.click();
  };
  return {
    open,
    insert: async (id) => {
      await open('组件');
      await page.locator(`[data-widget-id="${id}"]`).first().click();
    },
    select: async (index) => {
      await open('大纲');
      await blocksOf(page).nth(index).click();
    },
    press: (control) => control.click(),
    pressItem: (item) => item.click(),
    write: async (field, text) => {
      await field.click();
      await field.fill(text);
    },
    choose: (radios, index) => radios.nth(index).locator('xpath=..').click(),
    pull: async (list, index) => void (await list.selectOption({ index })),
    publish: async () => {
      await page.getByRole('button', { name: '发布', exact: true }).click();
      await sendButton(page).click();
    },
  };
}

/** The key that leads nearer to a control, and about how often; null at it. */
const wayTo = (control: Locator): Promise<{ key: string; count: number } | null> =>
  control.evaluate((one) => {
    const { activeElement: now } = document;
    if (now === one) return null;
    const [dialog, region] = [one.closest('dialog'), one.closest('[data-region]')];
    if (dialog === null && region !== null && now?.closest('[data-region]') !== region)
      return { key: 'F6', count: 1 };
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const none = ':disabled, [tabindex="-1"], [type="radio"]:not(:checked)';
    const within: (Element | null)[] = [...(dialog ?? region ?? document).querySelectorAll(all)];
    const [from, to] = [within.indexOf(now), within.indexOf(one)];
    // Whether one is seen is asked of those on the way alone: it has the page laid out.
    const passed = within.slice(Math.min(from, to) + 1, Math.max(from, to));
    const stops = passed.filter((stop) => stop?.matches(none) === false && stop.checkVisibility());
    return { key: to < from ? 'Shift+Tab' : 'Tab', count: stops.length + 1 };
  });

async function times(page: Page, key: string, count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await page.keyboard.press(key);
}

const MOST_TRIES = 60;

async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const way = await wayTo(control);
    if (way === null) return;
    await times(page, way.key, way.count);
  }
  throw new Error(`No key leads to ${String(control)}`);
}

/** By arrows over a grid of so many columns. */
async function arrows(page: Page, [from, to]: [number, number], columns: number): Promise<void> {
  const [down, right] = [
    Math.floor(to / columns) - Math.floor(from / columns),
    (to % columns) - (from % columns),
  ];
  await times(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await times(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
}

const fieldKeys = (page: Page): Pick<Hands, 'write' | 'choose' | 'pull'> => ({
  write: async (field, text) => {
    await reach(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  },
  choose: async (radios, index, columns = Infinity) => {
    await expect(radios.nth(index)).toBeAttached();
    const from = await radios.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
    await reach(page, radios.nth(Math.max(0, from)));
    await arrows(page, [from, index], columns);
  },
  pull: async (list, index) => {
    await reach(page, list);
    const from = await list.evaluate((one) => (one as HTMLSelectElement).selectedIndex);
    await arrows(page, [from, index], 1);
  },
});

/** Without a click: keys, and those that lead to what they are for. */
function keyboard(page: Page): Hands {
  const press = async (control: Locator) => {
    await reach(page, control);
    const isTicked = await control.evaluate((one) => one instanceof HTMLInputElement);
    await page.keyboard.press(isTicked ? 'Space' : 'Enter');
  };
  return {
    ...fieldKeys(page),
    press,
    pressItem: async (item) => {
      await expect(item).toBeVisible();
      await pressUntil(page, 'ArrowDown', () => item.evaluate((one) => one === document.activeElement));
      await page.keyboard.press('Enter');
    },
    open: async (name) => {
      const button = panelButton(page, name);
      if (!(await isOpen(button))) await press(button);
    },
    insert: async (_id, words) => {
      await pressUntil(page, 'F6', hasFocus(page, '[data-page-keys]'));
      await page.keyboard.press('Slash');
      const list = page.getByRole('dialog', { name: '添加组件' });
      await expect(list.getByRole('searchbox')).toBeFocused();
      await page.keyboard.insertText(words);
      await page.keyboard.press('Enter');
      await expect(list).toBeHidden();
      await expect.poll(hasFocus(page, '[data-region="form"]')).toBe(true);
    },
    select: async (index) => {
      await pressUntil(page, 'F6', hasFocus(page, '[role="tree"]'));
      await page.keyboard.press('Home');
      await times(page, 'ArrowDown', index);
      await expect(blocksOf(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    },
    publish: async () => {
      await page.keyboard.press('Control+Enter');
      await expect(sendButton(page)).toBeEnabled();
      await page.keyboard.press('Control+Enter');
    },
  };
}

/**
 * For each kind of act the keyboard first, then the pointer, and so on: what is done once is done by keys, what is done
 * twice by both.
 */
export function bothInTurn(page: Page): (kind: string) => Hands {
  const both = [keyboard(page), pointer(page)] as const;
  const counts = new Map<string, number>();
  return (kind) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return both[count % 2 === 0 ? 0 : 1];
  };
}
