// The parts of a group: which kind sells each line, and what it quotes.
import { MallError } from '../../../http/errors';
import { isPlain } from '../../../goods/kinds';
import { ALL_SAVINGS, type BuyMoment, type Quote, type SaleKind, type SaleLine } from '../../../ports/sale';
import type { GroupForm } from './form';

/** Lines of a group that one kind sells; those of the mall itself have none. */
export interface SoldPart {
  kind: SaleKind | null;
  quote: Quote;
  /** Places of its lines in the group. */
  places: readonly number[];
}

const sells = ({ key, sells: isOwn }: SaleKind, goods: SaleLine['goods']): boolean =>
  isOwn === undefined ? goods.sign === key : isOwn(goods);

/**
 * What sells a line of the group: by the form first, then by the goods' sign; null for the mall itself. The form is read
 * once. Throws for a claim that the goods is not of.
 */
function kindIn(
  kinds: readonly SaleKind[],
  { group }: Pick<GroupForm, 'group'>,
): (line: SaleLine) => SaleKind | null {
  const claims = kinds.flatMap((kind) =>
    kind.claims === undefined ? [] : [{ kind, isClaimed: kind.claims(group) }],
  );
  return ({ form, goods }) => {
    const claiming = claims.find(({ isClaimed }) => isClaimed(form))?.kind;
    if (claiming !== undefined) {
      if (!sells(claiming, goods)) throw new MallError(`商品（${goods.name}）不参加${claiming.title}`);
      return claiming;
    }
    if (isPlain(goods)) return null;
    const own = kinds.find(({ key }) => key === goods.sign);
    if (own === undefined) throw new MallError('商品不存在或已下架。');
    return own;
  };
}

/** As the mall itself sells: all savings, every piece off the shelf. */
const plainQuote = (lines: readonly SaleLine[]): Quote => ({
  own: null,
  lines: lines.map(({ form }) => ({ cuts: [], allows: ALL_SAVINGS, takes: form.num })),
  rows: [],
  payTypes: null,
  sendTypes: null,
  unpaidMinutes: null,
  hasMinimum: true,
  wire: {},
});

/** What each kind quotes for its lines of a group. Throws a kind's refusal. */
export async function quoteParts(
  moment: BuyMoment,
  kinds: readonly SaleKind[],
  { form, lines }: { form: GroupForm; lines: readonly SaleLine[] },
): Promise<SoldPart[]> {
  const places = new Map<SaleKind | null, number[]>();
  const kindOf = kindIn(kinds, form);
  for (const [at, line] of lines.entries()) {
    const kind = kindOf(line);
    places.set(kind, [...(places.get(kind) ?? []), at]);
  }
  const parts: SoldPart[] = [];
  for (const [kind, own] of places) {
    const sold = own.flatMap((at) => lines[at] ?? []);
    const quote =
      kind === null ? plainQuote(sold) : await kind.quote(moment, { group: form.group, lines: sold });
    parts.push({ kind, quote, places: own });
  }
  return parts;
}

/** Where all parts state some, those that are common to all; null where none states any. */
export function commonOf<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
  const stated = lists.flatMap((list) => (list === null ? [] : [list]));
  const [first, ...others] = stated;
  return first === undefined ? null : first.filter((one) => others.every((list) => list.includes(one)));
}
