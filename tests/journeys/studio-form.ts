// Sets the form of a block to wanted data, field by field through the controls, whichever hands do it.
import { expect, type Locator, type Page } from '@playwright/test';
import { arrayOf, isRecord } from '~/domain/record';
import { FORM_GROUPS, type FormField, GROUP_WORDS, type WidgetForm } from '~/domain/studio/form';
import { readLink } from '~/domain/studio/link-value';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import { holds } from '~/domain/studio/when';
import { forms } from '~/widgets/forms.gen';
import type { Hands } from './studio-hands';

type Data = Record<string, unknown>;

export interface Desk {
  page: Page;
  /** The hands of the next act of a kind, such as of a control. */
  handsFor: (kind: string) => Hands;
  /** Names in the library, by address. */
  pictures: ReadonlyMap<string, string>;
}

/** Fields of one object: what is stored in them as far as it is known, and what is wanted. */
interface Holder {
  fields: readonly FormField[];
  at: Pointer;
  known: Data;
  wanted: Data;
  /** What is known of the objects around, with the own one. */
  scopes: readonly Data[];
}

interface Place extends Omit<Holder, 'fields' | 'at'> {
  field: FormField;
  at: Pointer;
  /** The field's element. */
  element: Locator;
}

/** A desk and the hands that operate one field. */
interface Operated extends Desk {
  hands: Hands;
}

/** How the control of a field is operated. */
type Act = (desk: Operated, place: Place) => Promise<void>;

const formOf = (page: Page): Locator => page.locator('[data-region="form"]');
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const wantedOf = ({ wanted, field }: Place): unknown => wanted[field.name];
const recordOf = (value: unknown): Data => (isRecord(value) ? { ...value } : {});

const TEXT = 'input:not([type="range"], [type="color"], [type="file"], [type="checkbox"]), textarea';

const writeText: Act = async ({ hands }, place) => {
  const { scale = 1 } = place.field;
  const value = wantedOf(place);
  const text = String(typeof value === 'number' ? value / scale : value);
  const input = place.element.locator(TEXT).first();
  if ((await input.inputValue()) !== text) await hands.write(input, text);
};

const flip: Act = async ({ hands }, place) => {
  const { on = true } = place.field.switch ?? {};
  const box = place.element.getByRole('switch').first();
  const isOn = await box.isChecked();
  if (isOn !== (wantedOf(place) === on)) return hands.press(box);
  // Off where nothing is stored as well: stored once it was touched.
  await hands.press(box);
  await hands.press(box);
};

/** Of the choices that the field offers now. */
const optionAt = ({ field, scopes, known, wanted }: Place): number => {
  const isOffered = ({ value, when }: NonNullable<FormField['options']>[number]) =>
    value === known[field.name] || holds(when, scopes);
  return (field.options ?? []).filter(isOffered).findIndex(({ value }) => value === wanted[field.name]);
};

const chooseRadio: Act = ({ hands }, place) =>
  hands.choose(place.element.getByRole('radio'), optionAt(place));

const chooseCell: Act = ({ hands }, place) =>
  hands.choose(place.element.getByRole('radio'), optionAt(place), 3);

const pullDown: Act = ({ hands }, place) => hands.pull(place.element.locator('select'), optionAt(place));

const choosePicture: Act = async ({ page, hands, pictures }, place) => {
  const name = pictures.get(String(wantedOf(place)));
  if (name === undefined) throw new Error(`No picture for ${place.at}`);
  await hands.press(place.element.getByRole('button', { name: /^(选择|更换)/ }).first());
  const library = dialogOf(page, '选择图片');
  await hands.write(library.getByRole('searchbox'), name);
  const cards = library.locator('button[aria-pressed]', { has: page.locator('img') });
  await expect(cards).toHaveCount(1);
  await hands.press(cards);
  await hands.press(library.getByRole('button', { name: '使用', exact: true }));
  await expect(library).toBeHidden();
};

const nameOf = (row: Data): string => String(row['name'] ?? row['title']);

/** Ticks one of a picker's records, found by its name. */
async function tick(
  { hands }: Operated,
  picker: Locator,
  words: { name: string; label: string },
): Promise<void> {
  await hands.write(picker.getByRole('searchbox'), words.name);
  await hands.press(picker.getByRole('checkbox', { name: words.label, exact: true }));
}

async function fillParams(desk: Operated, link: Locator, { params, subject }: LinkChoice): Promise<void> {
  const { page, hands } = desk;
  if (subject !== undefined) {
    await hands.press(link.getByRole('button', { name: /：选择$/ }));
    const picker = dialogOf(page, '选择商品');
    await expect(picker).toBeVisible();
    // A press is lost where what is found takes the place of the rows under it.
    await expect(async () => {
      if (await picker.isVisible()) await tick(desk, picker, { name: subject, label: `选择${subject}` });
      await expect(picker).toBeHidden({ timeout: 2_000 });
    }).toPass();
    return;
  }
  const inputs = link.getByRole('region', { name: '已选的链接' }).locator('input');
  for (const [index, value] of params.entries()) await hands.write(inputs.nth(index), value);
}

interface LinkChoice {
  /** Name in the catalogue; undefined where the address is pasted. */
  name?: string;
  url: string;
  params: string[];
  /** Name of the goods that it opens. */
  subject?: string;
}

function linkChoice({ field, wanted }: Place): LinkChoice {
  const { link: shape = { shape: 'whole', fields: {} }, name } = field;
  const link = readLink({ shape, name, owner: wanted });
  if (link === null) throw new Error(`No link in ${name}`);
  const params = (link.params ?? []).filter(isRecord);
  const button = link.entry?.['button_text'];
  const subject = isRecord(button) ? String(button['show_name']) : undefined;
  // A category is stored without its name, as that of a pasted address; what the mall lacks is locked in the list.
  const isPasted =
    link.label === null || link.key === 'app_admin' || params.some(({ key }) => key === 'cat_id');
  return {
    ...(isPasted ? {} : { name: link.label ?? '' }),
    ...(subject === undefined ? {} : { subject }),
    url: link.url,
    params: params.map(({ value }) => String(value)),
  };
}

const chooseLink: Act = async (desk, place) => {
  const { page, hands } = desk;
  const choice = linkChoice(place);
  await hands.press(place.element.getByRole('button', { name: /^选择链接$|：换一个$/ }));
  const dialog = dialogOf(page, '选择链接');
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  await hands.write(dialog.getByRole('searchbox'), choice.name ?? choice.url);
  if (choice.name !== undefined) {
    await hands.press(
      dialog.locator('[data-entry][aria-pressed]', { hasText: new RegExp(`^${choice.name}`) }),
    );
    await fillParams(desk, dialog, choice);
  }
  await hands.press(dialog.getByRole('button', { name: '确定', exact: true }));
  await expect(dialog).toBeHidden();
};

/** Opens a row of a list and sets its fields. */
async function setRow(desk: Operated, place: Place, index: number): Promise<void> {
  const { field, scopes } = place;
  const at = place.at + pointerOf([index]);
  const [known, wanted] = [arrayOf(place.known[field.name])[index], arrayOf(wantedOf(place))[index]].map(
    recordOf,
  ) as [Data, Data];
  if (isSameJson(known, wanted)) return;
  const line = formOf(desk.page).locator(`[data-row="${at}"] button[data-summary]`).first();
  if ((await line.getAttribute('aria-expanded')) !== 'true') await desk.hands.press(line);
  const fields = field.fields ?? [];
  await setFields(desk, { fields, at, known, wanted, scopes: [...scopes, known] });
}

const setRows: Act = async (desk, place) => {
  const { field, element, known } = place;
  const { add = '添加一项' } = field.rows ?? {};
  const rows = [...arrayOf(known[field.name])];
  const { length } = arrayOf(wantedOf(place));
  for (; rows.length > length; rows.pop()) {
    await desk.hands.press(element.getByRole('button', { name: `第 ${rows.length} 项的操作` }));
    await desk.hands.pressItem(desk.page.getByRole('menuitem', { name: /^删除/ }));
  }
  for (; rows.length < length; rows.push({}))
    await desk.hands.press(element.getByRole('button', { name: add, exact: true }));
  known[field.name] = rows;
  for (let index = 0; index < length; index += 1) await setRow(desk, place, index);
};

const idsOf = (rows: unknown): unknown[] => arrayOf(rows).map((row) => recordOf(row)['id']);

const pickRecords: Act = async (desk, place) => {
  const { page, hands } = desk;
  const { field, element, known } = place;
  const rows = arrayOf(wantedOf(place)).map(recordOf);
  const { add = '选择商品' } = field.rows ?? {};
  if (!isSameJson(idsOf(known[field.name]), idsOf(rows))) {
    await hands.press(element.getByRole('button', { name: new RegExp(`^${add}`) }).last());
    const picker = page.getByRole('dialog').last();
    for (const row of rows) await tick(desk, picker, { name: nameOf(row), label: nameOf(row) });
    await hands.press(picker.getByRole('button', { name: `确定（${rows.length}）` }));
    await expect(picker).toBeHidden();
    const snapshot = field.snapshot ?? [];
    known[field.name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => snapshot.includes(name))),
    );
  }
  for (const index of rows.keys()) await setRow(desk, place, index);
};

/** The arrangement, then the picture and the link of each of its cells. */
const arrange: Act = async (desk, place) => {
  const { field, wanted, known, scopes } = place;
  // What is not chosen yet has no card.
  if (known[field.name] !== wanted[field.name])
    await desk.hands.choose(place.element.getByRole('radio'), optionAt(place) - 1);
  const list = (field.parts ?? []).find(({ name }) => name === 'list');
  for (const [index, row] of arrayOf(wanted['list']).entries()) {
    const cell = place.element.getByRole('button', { name: `图片 ${index + 1}`, exact: true });
    await desk.hands.press(cell);
    const at = pointerOf(['list', index]);
    await setFields(desk, { fields: list?.fields ?? [], at, known: {}, wanted: recordOf(row), scopes });
  }
};

const setObject: Act = async (desk, place) => {
  const { field, at, scopes } = place;
  if (field.kind !== 'object') return flip(desk, place);
  const known = recordOf(place.known[field.name]);
  const wanted = recordOf(wantedOf(place));
  return setFields(desk, { fields: field.fields ?? [], at, known, wanted, scopes: [...scopes, known] });
};

const ACTS: Readonly<Partial<Record<FormField['control'], Act>>> = {
  text: writeText,
  textarea: writeText,
  phone: writeText,
  url: writeText,
  location: writeText,
  number: writeText,
  length: writeText,
  range: writeText,
  colour: writeText,
  box: writeText,
  switch: flip,
  ground: flip,
  button: flip,
  frame: setObject,
  segments: chooseRadio,
  cards: chooseRadio,
  position9: chooseCell,
  select: pullDown,
  picture: choosePicture,
  link: chooseLink,
  list: setRows,
  goods: pickRecords,
  pick: pickRecords,
  rubik: arrange,
};

/** Their parts are written with them. */
const OWNING: ReadonlySet<string> = new Set(['link', 'rubik']);
const namesOf = ({ name, control, parts = [] }: FormField): string[] =>
  OWNING.has(control) ? [name, ...parts.map((part) => part.name)] : [name];

/** Opens the group that hides the field. */
async function openGroup({ page, handsFor }: Desk, { group }: FormField, element: Locator): Promise<void> {
  const head = formOf(page).locator('details:not([open]) > summary', { hasText: GROUP_WORDS[group] });
  await expect(element.or(head).first()).toBeAttached();
  if ((await head.count()) > 0) await handsFor('group').press(head);
}

async function setField(desk: Desk, holder: Holder, field: FormField): Promise<void> {
  const { known, wanted, scopes } = holder;
  const names = namesOf(field);
  if (field.control === 'none' || !holds(field.when, scopes)) return;
  if (names.every((name) => wanted[name] === undefined || isSameJson(known[name], wanted[name]))) return;
  const act = ACTS[field.control];
  if (act === undefined) throw new Error(`No hands for ${field.control} of ${field.name}`);
  const at = holder.at + pointerOf([field.name]);
  const element = formOf(desk.page).locator(`[data-at="${at}"]`).last();
  if (holder.at === '') await openGroup(desk, field, element);
  const hands = desk.handsFor(field.control);
  await act({ ...desk, hands }, { field, at, element, known, wanted, scopes });
  for (const name of names) known[name] = structuredClone(wanted[name]);
}

async function setFields(desk: Desk, holder: Holder): Promise<void> {
  for (const field of holder.fields) {
    await setField(desk, holder, field);
    for (const part of OWNING.has(field.control) ? [] : (field.parts ?? []))
      await setField(desk, holder, part);
  }
}

/** Values that show fields which are hidden in the end. */
const DETOURS: Readonly<Record<string, readonly Data[]>> = {
  miaosha: [{ addGoodsType: 1 }],
  topic: [{ count: 1 }, { style: 'list' }, { style: 'list', cat_show: true }],
  'app-nav-bar': [{ style: '2' }],
  goods: [{ showCat: false }, { buyBtn: 'text' }],
  'quick-nav': [{ web: { opened: true, is_show: false, picUrl: '', url: 'about/brand.html' } }],
};

const fieldsOf = ({ groups }: WidgetForm): FormField[] =>
  FORM_GROUPS.flatMap((id) => groups.find((group) => group.id === id)?.fields ?? []);

/** Sets the form of the selected block, of which `known` is stored, to the wanted data. */
export async function setBlock(desk: Desk, id: string, [known, wanted]: [Data, Data]): Promise<void> {
  const form = await forms[id]?.();
  if (form === undefined) throw new Error(`No form of ${id}`);
  const fields = fieldsOf(form.default);
  for (const detour of [...(DETOURS[id] ?? []), {}]) {
    const now = { ...wanted, ...detour };
    await setFields(desk, { fields, at: '', known, wanted: now, scopes: [known] });
  }
}
