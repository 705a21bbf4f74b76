// Steps of the history, and which of them are one.
import { changeName, type FieldChange, joinedChange } from '~/domain/studio/diff/field-change';
import type { Op } from '~/domain/studio/ops';
import { isSameJson } from '~/domain/studio/same-json';

export interface Step {
  readonly id: number;
  /** In shop words: 「优惠券 · 背景色 #FFF → #FFE7E7」. */
  readonly name: string;
  readonly ops: readonly Op[];
  /** What takes it back. */
  readonly inverse: readonly Op[];
  /** Of its last change, in ms. */
  readonly at: number;
  /** Steps of the same burst are joined; null never. */
  readonly burst: string | null;
  /** Where it writes one field: what its name is made of. */
  readonly change?: FieldChange;
}

/** Begins the bursts that no rest ends, such as a text that is edited on the phone. */
export const SESSION_BURST = 'session ';

/** A rest of this length ends a burst. */
const BURST_MS = 1_000;

/** Writes to the same places as one write each, so that a long burst holds no more than its first and last values. */
function joined(before: readonly Op[], after: readonly Op[]): readonly Op[] {
  const result = [...before];
  for (const op of after) {
    const index = result.findIndex(
      (one) => one.op === 'set' && op.op === 'set' && one.uid === op.uid && one.at === op.at,
    );
    const same = result[index];
    if (same?.op !== 'set' || op.op !== 'set') {
      result.push(op);
      continue;
    }
    const { value: _between, ...first } = same;
    result[index] = op.value === undefined ? first : { ...first, value: op.value };
  }
  return result;
}

/** Whether a step leaves each place as it was before. */
const isNothing = ({ ops, inverse }: Step): boolean =>
  ops.every(
    (op) =>
      op.op === 'set' &&
      inverse.some(
        (back) =>
          back.op === 'set' && back.uid === op.uid && back.at === op.at && isSameJson(back.value, op.value),
      ),
  );

/** The steps with one more, joined with the last where both are of one burst; one that came back to its start goes. */
export function mergeSteps(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const isOne =
    last !== undefined &&
    last.burst !== null &&
    last.burst === step.burst &&
    (last.burst.startsWith(SESSION_BURST) || step.at - last.at < BURST_MS);
  if (!isOne) return [...steps, step];
  const change = step.change === undefined ? undefined : joinedChange(last.change, step.change);
  const one: Step = {
    ...step,
    ...(change === undefined ? {} : { change, name: changeName(change) }),
    id: last.id,
    ops: joined(last.ops, step.ops),
    // Taken back from the last write to the first one.
    inverse: joined(step.inverse, last.inverse),
  };
  return isNothing(one) ? steps.slice(0, -1) : [...steps.slice(0, -1), one];
}
