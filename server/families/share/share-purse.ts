// The purse of commission: what distributors may withdraw, by the setting of distribution.
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import type { Movement, Purse } from '../../ports/purse';
import { type CommissionPosting, postCommission } from './commission-book';
import { lockDistributor, mayWithdraw, readDistributor } from './distributors';
import { rise } from './rise';
import { readShareSetting } from './share-setting';

const fenOf = (yuan: number | undefined): number => Math.round((yuan ?? 0) * 100);

const postingOf = ({ userId, fen, withdrawalId, orderNo }: Movement) => ({
  userId,
  kind: 0 as const,
  moneyFen: fen,
  orderNo,
  sourceId: `withdrawal:${withdrawalId}`,
  now: new Date(),
});

const post = (
  trx: Trx,
  movement: Movement,
  how: Pick<CommissionPosting, 'type' | 'reason' | 'description'>,
) => postCommission(trx, { ...postingOf(movement), ...how });

export const sharePurse: Purse = {
  model: 'share',
  title: '分销提现',
  identity: '分销商',
  async terms(db) {
    const {
      pay_type,
      min_money,
      cash_max_day = -1,
      cash_service_charge = 0,
      free_cash_min,
    } = await readShareSetting(db);
    return {
      word: '佣金',
      types: pay_type ?? [],
      minFen: fenOf(min_money),
      charge: { percent: cash_service_charge, freeFromFen: fenOf(free_cash_min) },
      maxDayFen: cash_max_day < 0 ? null : fenOf(cash_max_day),
    };
  },
  async held(db, userId) {
    const distributor = await readDistributor(db, userId);
    return mayWithdraw(distributor) ? distributor.money_fen : null;
  },
  async take(trx, movement) {
    const distributor = await lockDistributor(trx, movement.userId);
    if (!mayWithdraw(distributor)) throw new MallError('申请的用户不是分销商，无法提现');
    if (distributor.money_fen < movement.fen) throw new MallError('提现佣金超出分销商可提现佣金');
    await post(trx, movement, { type: 2, reason: 'withdrawal', description: '佣金提现' });
  },
  async giveBack(trx, movement) {
    await post(trx, movement, { type: 1, reason: 'withdrawal-refused', description: '提现被驳回，退回佣金' });
  },
  /** What was paid out may raise him. */
  async paidOut(trx, { userId }) {
    await rise(trx, userId, new Date());
  },
};
