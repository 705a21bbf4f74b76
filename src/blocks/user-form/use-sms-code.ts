// Requests an SMS code: the picture captcha first, then a wait before the next request.
import { useEffect, useState } from 'react';
import { formProblem } from '~/domain/form-fields';
import type { Endpoint } from '~/schemas/endpoint';
import { mobileSmsCaptchaForm } from '~/schemas/api/forms/mobile-sms-captcha.gen';
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { useAction } from '../../engine/use-action';
import { wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';

/** Seconds until another code may be requested. */
const WAIT_SECONDS = 60;

export type SmsEndpoint = Endpoint<{ mobile?: string; pic_captcha?: string }, { validate_code_id: number }>;

export interface SmsCode {
  /** Id that is sent with the code; 0 until a code was sent. */
  validateCodeId: number;
  secondsLeft: number;
  isBusy: boolean;
  /** Counts the attempts, so that a refused picture is replaced. */
  round: number;
  send: (mobile: string, picCaptcha: string) => void;
}

function useCountdown(): [number, () => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, () => setSecondsLeft(WAIT_SECONDS)];
}

/** Requests by the endpoint of the site, or by another of the same shape. */
export function useSmsCode(endpoint: SmsEndpoint = mobileSmsCaptcha, onSent?: (id: number) => void): SmsCode {
  const [validateCodeId, setValidateCodeId] = useState(0);
  const [round, setRound] = useState(0);
  const [secondsLeft, startWaiting] = useCountdown();
  const { run, isBusy } = useAction(async (mobile: string, picCaptcha: string) => {
    const problem = formProblem(mobileSmsCaptchaForm.fields, { mobile, pic_captcha: picCaptcha });
    if (problem !== null) {
      toast(problem.words);
      return;
    }
    try {
      const data = await call(endpoint, { mobile, pic_captcha: picCaptcha });
      setValidateCodeId(data.validate_code_id);
      onSent?.(data.validate_code_id);
      startWaiting();
      toast('验证码已发送', { icon: 'success' });
    } catch (error) {
      // A picture is valid for one attempt; letters that were right are sent with the form (LOGIN-14).
      setRound((before) => before + 1);
      toast(wordsOf(error));
    }
  });
  return {
    validateCodeId,
    secondsLeft,
    isBusy,
    round,
    send: (mobile, picCaptcha) => void run(mobile, picCaptcha),
  };
}
