// The archetype of screens that say what came of an act: its outcome, where to go on, what stands below.
import type { ComponentType, ReactNode } from 'react';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Result } from '~/ui/result/result';
import type { AnyEndpoint, Body } from '../define-page';
import { useAction } from '../use-action';

/** A button of the card. */
export interface OutcomeAction {
  /** On the button. */
  text: string;
  /** What it does. */
  onTap: () => unknown;
}

/** What came of something, as a card. */
export interface Outcome {
  /** Its sign, above the title. */
  mark: ReactNode;
  /** Not at its end yet. */
  isOpen?: boolean;
  /** In one line. */
  title: string;
  /** Below the title. */
  words?: ReactNode;
  /** From the lightest to the one that is likely, which is filled. */
  actions: readonly OutcomeAction[];
}

/** The last is filled; the one before it leads on as well where there are three. */
const kindOf = (place: number, count: number) =>
  place === count - 1 ? 'primary' : place === 0 ? 'plain' : 'outline';

function Act({ action, kind }: { action: OutcomeAction; kind: ReturnType<typeof kindOf> }) {
  const { run, isBusy } = useAction(async () => action.onTap());
  return (
    <Button kind={kind} size="compact" isBusy={isBusy} onClick={() => void run()}>
      {action.text}
    </Button>
  );
}

/** An outcome with its buttons; for screens that learn it from the server. */
export function OutcomeCard({ outcome: { actions, ...shown } }: { outcome: Outcome }) {
  return (
    <Card>
      <Result {...shown}>
        {actions.map((action, place) => (
          <Act key={action.text} action={action} kind={kindOf(place, actions.length)} />
        ))}
      </Result>
    </Card>
  );
}

/** What a result screen states. */
interface ResultBody<Q> {
  /** What came of it, by the parameters of the screen. */
  outcomeOf: (query: Q) => Outcome;
  /** Under the outcome: recommended goods. */
  Below?: ComponentType;
  /** Those that its parts call. */
  endpoints?: readonly AnyEndpoint[];
}

/** A screen whose outcome its address says. */
export function result<Q>({ outcomeOf, Below, endpoints = [] }: ResultBody<Q>): Body<Q> {
  const ResultScreen = ({ query }: { query: Q }) => (
    <>
      <OutcomeCard outcome={outcomeOf(query)} />
      {Below === undefined ? null : <Below />}
    </>
  );
  return { kind: 'result', endpoints, Component: ResultScreen };
}
