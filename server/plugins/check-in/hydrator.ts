// Hydrates the check-in with today's award and the viewer's days in a row.
import { formatDate } from '~/domain/time';
import { wireMoney } from '../../http/wire';
import type { CheckInRules } from './rules';
import { readRun } from './run';
import { readCheckInRules } from './sign-in';
import { definePersonalHydrator } from '../../families/index/hydrate/hydrator';

interface Loaded {
  daily: CheckInRules['daily'];
  continueDay: number;
}

export const hydrator = definePersonalHydrator<Loaded>({
  async load({ db, viewer, now }) {
    const { daily, continueType } = await readCheckInRules(db);
    if (viewer === null) return { daily, continueDay: 0 };
    const today = formatDate(now.getTime());
    return { daily, ...(await readRun(db, { userId: viewer.id, today, continueType })) };
  },
  apply: (data, { daily: { type, amount }, continueDay }) => ({
    ...data,
    award: { continue: continueDay, number: type === 'balance' ? wireMoney(amount) : amount, type },
  }),
});
