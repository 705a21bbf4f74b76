// Checks in for today: login, the call, polling its queue, showing the reward.
import { useRef, useState } from 'react';
import { moneyText } from '~/domain/money';
import { type Host, type MallDisplay, useHost } from '~/renderer/host';
import type { CheckInSignInResultData } from '~/schemas/api/check_in.gen';

const WAIT_MS = 500;
const MAX_ASKED = 20;

const wait = () => new Promise((done) => setTimeout(done, WAIT_MS));

interface Award {
  number: string | number;
  type: 'integral' | 'balance';
}

/** 5积分, or ￥0.50余额, in the mall's own words for them. */
export const awardText = ({ number, type }: Award, { pointsName, balanceName }: MallDisplay): string =>
  type === 'balance' ? `${moneyText(number)}${balanceName}` : `${number}${pointsName}`;

/** Null when the queue took too long. */
async function askUntilDone(
  host: Host,
  ticket: { queueId: number; token: string },
): Promise<CheckInSignInResultData | null> {
  const { checkInSignInResult } = await import('~/schemas/api/check_in.gen');
  for (let asked = 0; asked < MAX_ASKED; asked += 1) {
    const result = await host.call(checkInSignInResult, ticket);
    if (result.retry !== 1) return result;
    await wait();
  }
  return null;
}

async function checkIn(host: Host): Promise<CheckInSignInResultData | null> {
  await host.require('login');
  const { checkInSignIn } = await import('~/schemas/api/check_in.gen');
  const { queueId, token } = await host.call(checkInSignIn, { status: 1, day: 1 });
  const result = await askUntilDone(host, { queueId, token });
  if (result === null) {
    host.toast('签到处理中，请稍后查看');
    return null;
  }
  const { number = 0, type = 'integral' } = result;
  host.toast(Number(number) > 0 ? `签到成功，获得${awardText({ number, type }, host.mall)}` : '签到成功');
  // The figures of other widgets are refetched; the reward is his, even if that fails.
  void host.renewShopper().catch(() => undefined);
  return result;
}

export interface CheckIn {
  /** The reward of today's check-in, once it was done here. */
  taken: CheckInSignInResultData | null;
  isBusy: boolean;
  tap: () => void;
}

export function useCheckIn(): CheckIn {
  const host = useHost();
  const [taken, setTaken] = useState<CheckInSignInResultData | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isBusyRef = useRef(false);
  const run = async (): Promise<void> => {
    try {
      const result = await checkIn(host);
      if (result !== null) setTaken(result);
    } catch {
      // Declined, or refused with a message by the host.
    } finally {
      isBusyRef.current = false;
      setIsBusy(false);
    }
  };
  const tap = () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsBusy(true);
    void run();
  };
  return { taken, isBusy, tap };
}
