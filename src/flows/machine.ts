// State machines of flows: a table from state and event to the next state and the effects to perform.

export interface Step<S, F> {
  state: S;
  effects: readonly F[];
}

interface Named {
  readonly name: string;
}

/** For each state, what each event leads to. An event that a state does not name changes nothing. */
export type Table<S extends Named, E extends Named, F> = {
  readonly [SN in S['name']]: {
    readonly [EN in E['name']]?: (
      state: Extract<S, { name: SN }>,
      event: Extract<E, { name: EN }>,
    ) => Step<S, F>;
  };
};

/** A step without effects. */
export const stay = <S>(state: S): Step<S, never> => ({ state, effects: [] });

/** One step of a flow: pure. */
export function transition<S extends Named, E extends Named, F>(
  table: Table<S, E, F>,
  state: S,
  event: E,
): Step<S, F> {
  const row = table[state.name as S['name']] as Record<
    string,
    ((state: S, event: E) => Step<S, F>) | undefined
  >;
  return row[event.name]?.(state, event) ?? { state, effects: [] };
}

export interface Machine<S, E> {
  state: () => S;
  send: (event: E) => void;
}

interface MachineOptions<S extends Named, E extends Named, F> {
  table: Table<S, E, F>;
  initial: S;
  /** Performs one effect; its outcome is sent back as an event. */
  perform: (effect: F, send: (event: E) => void) => void;
  onChange?: (state: S) => void;
}

/** A running flow: events in, state out, effects performed in order after the state has changed. */
export function run<S extends Named, E extends Named, F>({
  table,
  initial,
  perform,
  onChange,
}: MachineOptions<S, E, F>): Machine<S, E> {
  let state = initial;
  const send = (event: E): void => {
    const step = transition(table, state, event);
    const hasChanged = step.state !== state;
    state = step.state;
    if (hasChanged) onChange?.(state);
    for (const effect of step.effects) perform(effect, send);
  };
  return { state: () => state, send };
}
