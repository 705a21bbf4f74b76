// What a shopper's information says of his checking in.
import { textFromFen } from '~/domain/money';
import { formatDate } from '~/domain/time';
import type { UserInfo } from '~/schemas/api/user.gen';
import type { ShopperMoment } from '../../ports/plugin';
import type { Award } from './rules';
import { readRun } from './run';
import { readCheckInRules } from './sign-in';

const awardText = ({ type, amount }: Award): string =>
  type === 'balance' ? `${textFromFen(amount)}元` : `${amount}积分`;

export async function checkInFigures({ db, userId, now }: ShopperMoment): Promise<UserInfo['check_in']> {
  const { isOpen, daily, continueType } = await readCheckInRules(db);
  const run = await readRun(db, { userId, today: formatDate(now.getTime()), continueType });
  const todayAward = isOpen && daily.amount > 0 ? awardText(daily) : '';
  return { continue: run.continueDay, total: run.totalDay, todayAward };
}
