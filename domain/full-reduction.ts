// The spend-and-save rule: what goods worth so much save, what is missing to the next step, and its words.
import { type Decimal, figureOf } from './coupon';
import { fenOf, moneyOfFen } from './money';

/** Takes fen off, or leaves so many per cent of the price. */
export type ReductionStep =
  | { readonly minFen: number; readonly cutFen: number }
  | { readonly minFen: number; readonly percent: number };

export interface FullReduction {
  /** True where the first step counts once for every multiple of its threshold, else the highest step reached counts. */
  readonly isLoop: boolean;
  /** Ascending by threshold. */
  readonly steps: readonly ReductionStep[];
}

/** A rule on the wire, as operators stored it: numbers, texts, or '' for the figure that is not used. */
export interface WireReduction {
  readonly rule_type: number | string;
  readonly rule: unknown;
}

const LOOP = 2;
const DISCOUNT = 2;
const WHOLE_PERCENT = 100;
const FEN_PER_YUAN = 100;

interface WireStep {
  readonly min_money?: Decimal;
  readonly discount_type?: number | string;
  readonly cut?: Decimal;
  readonly discount?: Decimal;
}

function stepOf({ min_money, discount_type, cut, discount }: WireStep): ReductionStep {
  const minFen = fenOf(min_money);
  return Number(discount_type) === DISCOUNT
    ? { minFen, percent: Math.round(figureOf(discount) * 10) }
    : { minFen, cutFen: fenOf(cut) };
}

/** A step that takes something off goods that cost something. */
const isUseful = (step: ReductionStep): boolean =>
  step.minFen > 0 && ('percent' in step ? step.percent > 0 && step.percent < WHOLE_PERCENT : step.cutFen > 0);

/** The rule of an answer; null where none runs or none of its steps takes anything off. */
export function readReduction(wire: Partial<WireReduction> | null | undefined): FullReduction | null {
  if (wire?.rule === undefined || wire.rule === null) return null;
  const rows = (Array.isArray(wire.rule) ? wire.rule : [wire.rule]) as readonly WireStep[];
  const steps = rows
    .map(stepOf)
    .filter(isUseful)
    .sort((one, other) => one.minFen - other.minFen);
  return steps.length === 0 ? null : { isLoop: Number(wire.rule_type) === LOOP, steps };
}

const savingOfStep = (step: ReductionStep, goodsFen: number): number =>
  'percent' in step ? Math.round((goodsFen * (WHOLE_PERCENT - step.percent)) / WHOLE_PERCENT) : step.cutFen;

/** Fen saved on goods that cost `goodsFen` after member prices; never more than they cost. */
export function reductionFen({ isLoop, steps }: FullReduction, goodsFen: number): number {
  const reached = (isLoop ? steps.slice(0, 1) : steps).filter(({ minFen }) => minFen <= goodsFen).at(-1);
  if (reached === undefined) return 0;
  const times = isLoop ? Math.floor(goodsFen / reached.minFen) : 1;
  return Math.min(savingOfStep(reached, goodsFen) * times, goodsFen);
}

export interface NextReduction {
  missingFen: number;
  /** With the threshold that is reached next. */
  step: ReductionStep;
}

/** What goods lack to save more; null at the highest step, and where there are no such goods. */
export function nextReduction({ isLoop, steps }: FullReduction, goodsFen: number): NextReduction | null {
  if (goodsFen <= 0) return null;
  const [first] = steps;
  if (isLoop && first !== undefined) {
    const times = Math.floor(goodsFen / first.minFen) + 1;
    const cutFen = 'cutFen' in first ? first.cutFen * times : 0;
    const step = { minFen: first.minFen * times, cutFen };
    return { missingFen: step.minFen - goodsFen, step };
  }
  const step = steps.find(({ minFen }) => minFen > goodsFen);
  return step === undefined ? null : { missingFen: step.minFen - goodsFen, step };
}

/** 12.5 of 1250 fen: no zeros at its end. */
const figure = (fen: number): string => String(fen / FEN_PER_YUAN);

/** What a step takes off: 减10, 打8.5折. */
export const offText = (step: ReductionStep): string =>
  'percent' in step ? `打${step.percent / 10}折` : `减${figure(step.cutFen)}`;

/** 满100减10, 满100打8.5折. */
export const stepText = (step: ReductionStep): string => `满${figure(step.minFen)}${offText(step)}`;

/** What goods of that price save, and what they lack to save more: `已减￥30，还差￥20.00可打8.5折`; '' for none of both. */
export function reductionHint(rule: FullReduction, goodsFen: number): string {
  const savedFen = reductionFen(rule, goodsFen);
  const next = nextReduction(rule, goodsFen);
  const saved = savedFen > 0 ? `已减${moneyOfFen(savedFen)}` : '';
  const more = next === null ? '' : `还差${moneyOfFen(next.missingFen)}可${offText(next.step)}`;
  return [saved, more].filter(Boolean).join('，');
}

/** Each step in words: [满100减10, 满200减30], [每满100减10]. */
export function reductionTexts({ isLoop, steps }: FullReduction): string[] {
  return (isLoop ? steps.slice(0, 1) : steps).map((step) => `${isLoop ? '每' : ''}${stepText(step)}`);
}
