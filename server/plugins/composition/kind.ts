// How sets of goods are sold: lines that the form orders as sets, at prices that are less by what each set saves.
import { sumOf } from '~/domain/sum';
import type { Insertable } from 'kysely';
import { SET_TYPES, setCuts } from '~/domain/composition';
import { wireMoney, wireOff } from '../../http/wire';
import { MallError } from '../../http/errors';
import { readSettings } from '../../ports/plugin';
import {
  type BuyMoment,
  defineKind,
  type Part,
  type Quote,
  type QuotedLine,
  type Saving,
  type SaleLine,
} from '../../ports/sale';
import { readOptions } from '../../settings/mall-options';
import { offer } from './goods-offer';
import { type ChosenSet, chosenSets } from './chosen-sets';
import { type GoodsSet, lineOf, mayStandInSets, type SetMember, setsByIds, stateOf } from './read-sets';
import { PLUGIN } from './rules';
import { settings } from './settings.gen';
import type { CompositionLinesTable } from './tables';
import { TYPE_TEXTS } from './wire-set';

const TITLE = '套餐组合';

/** Of each line of the part: its set, and which of the order's sets that is. */
type Own = readonly { setId: number; setNo: number }[];

interface PricedSetLine {
  line: SaleLine;
  member: SetMember;
  cutFen: number;
}

interface PricedSet {
  set: GoodsSet;
  setNo: number;
  lines: readonly PricedSetLine[];
}

const STATES = {
  coming: (name: string) => `套餐“${name}”未开始`,
  ended: (name: string) => `套餐“${name}”已结束`,
  closed: (name: string) => `套餐“${name}”已下架`,
} as const;

/** Throws for a choice that the set does not allow: every goods once, all of a fixed set, of a free one the host and more. */
function assertChoice({ name, rules, members }: GoodsSet, chosen: readonly (SetMember | undefined)[]): void {
  const changed = new MallError(`${name}套餐商品有变动，无法下单，请联系商户`);
  if (chosen.includes(undefined) || new Set(chosen).size < chosen.length) throw changed;
  if (rules.type === SET_TYPES.fixed) {
    if (chosen.length < members.length) throw changed;
    return;
  }
  if (!chosen.some((member) => member?.rules.is_host === true))
    throw new MallError(`${name}套餐未选择主商品`);
  if (chosen.length < 2) throw new MallError(`${name}套餐未选择搭配商品`);
}

function priceSet(
  { set, lines }: { set: GoodsSet | undefined; lines: readonly SaleLine[] },
  { setNo, now }: { setNo: number; now: Date },
): PricedSet {
  if (set === undefined) throw new MallError('套餐已删除');
  const state = stateOf(set, now);
  if (state !== 'running') throw new MallError(STATES[state](set.name));
  const chosen = lines.map(({ goods }) => set.members.find(({ goodsId }) => goodsId === goods.id));
  assertChoice(set, chosen);
  const members = chosen.flatMap((member) => member ?? []);
  const cuts = setCuts(
    set.rules,
    members.map((member, at) => lineOf(member, lines[at]?.sku ?? { price_fen: 0 })),
  );
  return {
    set,
    setNo,
    lines: lines.flatMap((line, at) => {
      const member = members[at];
      return member === undefined ? [] : [{ line, member, cutFen: cuts[at] ?? 0 }];
    }),
  };
}

async function priceSets({ db, now }: BuyMoment, part: Part): Promise<PricedSet[]> {
  const chosen = chosenSets(part.group);
  const sets = await setsByIds(
    db,
    chosen.map(({ setId }) => setId),
  );
  const soldLines = ({ lines }: ChosenSet) =>
    lines.flatMap((form) => part.lines.find((line) => line.form === form) ?? []);
  return chosen.map((one, at) =>
    priceSet({ set: sets.get(one.setId), lines: soldLines(one) }, { setNo: at + 1, now }),
  );
}

const wireLineOf = ({ set, setNo }: PricedSet, { member, cutFen }: PricedSetLine) => ({
  composition_id: set.id,
  composition_price: wireMoney(cutFen),
  composition_goods_id: member.entryId,
  composition_data: {
    id: set.id,
    name: set.name,
    type: set.rules.type,
    price: wireMoney(set.rules.reduction_fen),
    set_no: setNo,
  },
});

/** Entry of `composition_list` of the preview: a set before coupon and full reduction. */
function wirePricedSet(priced: PricedSet) {
  const { set, lines } = priced;
  const originalFen = sumOf(lines.map(({ line }) => line.sku.price_fen));
  const savedFen = sumOf(lines.map(({ cutFen }) => cutFen));
  return {
    composition_id: set.id,
    name: set.name,
    type: set.rules.type,
    type_text: TYPE_TEXTS[set.rules.type],
    original_price: originalFen / 100,
    total_price: wireMoney(originalFen - savedFen),
    composition_price: wireMoney(savedFen),
    goods_list: lines.map((one) => ({
      id: one.line.goods.id,
      name: one.line.goods.name,
      num: one.line.form.num,
      cover_pic: one.line.goods.cover_pic,
      unit_price: wireMoney(one.line.sku.price_fen),
      total_original_price: wireMoney(one.line.sku.price_fen),
      total_price: wireMoney(one.line.sku.price_fen - one.cutFen),
      attr_list: one.line.sku.attr_list,
      goods_attr: { id: one.line.sku.id, pic_url: one.line.sku.pic_url, stock: one.line.sku.stock },
      discounts: [],
      ...wireLineOf(priced, one),
    })),
  };
}

/** What the mall may take off besides: never a member price, points or the super member card. */
async function readTerms({ db }: BuyMoment) {
  const { composition: saved } = await readOptions(db, [PLUGIN]);
  const options = readSettings(settings, saved);
  const switches = [
    ['coupon', options.is_coupon],
    ['fullReduce', options.is_full_reduce],
    ['share', options.is_share],
  ] as const;
  return {
    allows: new Set<Saving>(switches.flatMap(([saving, isOn]) => (isOn === 1 ? [saving] : []))),
    payTypes: options.payment_type.length === 0 ? null : options.payment_type,
    sendTypes: options.send_type.length === 0 ? null : options.send_type,
  };
}

async function quote(moment: BuyMoment, part: Part): Promise<Quote<Own>> {
  const sets = await priceSets(moment, part);
  const { allows, ...terms } = await readTerms(moment);
  const savedFen = sumOf(sets.flatMap(({ lines }) => lines.map(({ cutFen }) => cutFen)));
  const places = part.lines.map((line) => {
    const set = sets.find(({ lines }) => lines.some((one) => one.line === line));
    const one = set?.lines.find((own) => own.line === line);
    if (set === undefined || one === undefined)
      throw new MallError(`商品（${line.goods.name}）仅在套餐中销售`);
    return { set, one };
  });
  return {
    own: places.map(({ set: { set, setNo } }) => ({ setId: set.id, setNo })),
    lines: places.map(
      ({ set, one }): QuotedLine => ({
        cuts: [{ name: '套餐优惠', fen: one.cutFen }],
        allows,
        takes: one.line.form.num,
        wire: wireLineOf(set, one),
      }),
    ),
    rows: savedFen > 0 ? [{ title: '套餐组合优惠', fen: savedFen }] : [],
    ...terms,
    unpaidMinutes: null,
    hasMinimum: true,
    wire: { composition_list: sets.map(wirePricedSet), insert_total_discount: wireOff(savedFen) },
  };
}

export const compositionKind = defineKind<Own>({
  key: PLUGIN,
  title: TITLE,
  claims(group) {
    const chosen = new Set(chosenSets(group).flatMap(({ lines }) => lines));
    return (line) => chosen.has(line);
  },
  sells: mayStandInSets,
  offer,
  quote,
  async place(trx, { orderId, lineIds, own }) {
    const rows = own.flatMap(({ setId, setNo }, at): Insertable<CompositionLinesTable>[] => {
      const lineId = lineIds[at];
      const row = { order_id: orderId, activity_id: setId, set_no: setNo };
      return lineId === undefined ? [] : [{ ...row, order_line_id: lineId }];
    });
    await trx.insertInto('composition_lines').values(rows).execute();
  },
});
