// Fills in and submits a form: validation, login, idempotency, success and failure.
import { useRef, useState } from 'react';
import { randomId } from '~/domain/random-id';
import { type Host, useHost } from '~/renderer/host';
import { type Answers, useAnswers } from '~/ui/form-fields/use-answers';
import type { FormDelivered } from './schema.gen';
import { sendReply } from './send-reply';

/** `sent` until the next input. */
export type Phase = 'filling' | 'sending' | 'sent' | 'failed';

export interface Form extends Answers {
  phase: Phase;
  /** Number of the shopper's submissions, including this visit. */
  sentTimes: number;
  /** The reply that was stored last during this visit; 0 for none. */
  sentId: number;
  /** Calls `onProblem` with the index of the first invalid field, once its message is shown. */
  submit: (onProblem: (place: number) => void) => void;
}

const POINTS = 2;

/** Shows success and the reward, and goes back where configured. */
async function celebrate(host: Host, data: FormDelivered, awards: readonly Record<string, unknown>[]) {
  await host.alert('提交成功');
  if (awards.length > 0) host.showGifts('award', awards);
  if (awards.some((award) => award['share_type'] === POINTS)) void host.renewShopper().catch(() => undefined);
  if (data.isSubmitBack === 1 && host.hasPageBehind) host.open({ openType: 'back' });
}

/** Sends the answers, under one key until that succeeds. */
function useReply(data: FormDelivered, typed: Answers) {
  const host = useHost();
  const [phase, setPhase] = useState<Phase>('filling');
  const [seen, setSeen] = useState({ times: 0, id: 0 });
  const tokenRef = useRef('');
  // A refetched page includes the submissions of this visit.
  const sentTimes = Math.max(data.sent_times, seen.times);

  const send = async (): Promise<void> => {
    try {
      await host.require('login');
    } catch {
      // Declined: the input is preserved, and nothing has failed.
      return;
    }
    setPhase('sending');
    // The same key until it succeeds: a submission without a response is not stored twice.
    if (tokenRef.current === '') tokenRef.current = randomId();
    const { fields, answers } = typed;
    const answer = await sendReply(host, { data, fields, answers, token: tokenRef.current }).catch(
      () => null,
    );
    if (answer === null) {
      setPhase('failed');
      return;
    }
    tokenRef.current = '';
    setSeen({ times: sentTimes + 1, id: answer.id ?? 0 });
    typed.reset();
    setPhase('sent');
    await celebrate(host, data, answer.list ?? []);
  };

  /** Changed answers get a new key. */
  const touch = () => {
    tokenRef.current = '';
    setPhase((before) => (before === 'sent' ? 'filling' : before));
  };
  return { phase, sentTimes, sentId: seen.id, send, touch };
}

export function useForm(data: FormDelivered): Form {
  const host = useHost();
  const typed = useAnswers(data.formDialog);
  const { send, touch, ...reply } = useReply(data, typed);
  const isBusyRef = useRef(false);
  const attempt = async (onProblem: (place: number) => void): Promise<void> => {
    const problem = typed.check();
    if (problem === null) {
      await send();
      return;
    }
    await host.alert(problem.text);
    onProblem(problem.place);
  };

  const submit = (onProblem: (place: number) => void) => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    void attempt(onProblem).finally(() => {
      isBusyRef.current = false;
    });
  };

  const answer: Answers['answer'] = (place, value) => {
    touch();
    typed.answer(place, value);
  };
  const setPictures: Answers['setPictures'] = (place, slot, items) => {
    touch();
    typed.setPictures(place, slot, items);
  };
  return { ...typed, ...reply, answer, setPictures, submit };
}
