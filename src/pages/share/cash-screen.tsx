// Withdrawing commission: the mall's terms with the shopper's money, then the log.
import * as to from '~/domain/screen-links.gen';
import type { ReactNode } from 'react';
import { shareCashForm } from '~/schemas/api/forms/share-cash.gen';
import {
  type ShareBrokerageData,
  shareBrokerage,
  shareCashList,
  shareIndex,
  shareSetting,
  type ShareSettingData,
} from '~/schemas/api/share.gen';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { useShareWords } from '../../blocks/mall-words/share-words';
import {
  NoWithdrawal,
  sentWithdrawal,
  type Withdrawing,
  WITHDRAWAL,
  type WithdrawalTerms,
} from '../../blocks/withdrawal/withdrawal-form';
import { Loading } from '../../engine/archetypes/detail';
import { form } from '../../engine/archetypes/form';
import { redirect } from '../../engine/navigation';
import { withPayPassword } from '../../flows/pay-password';
import { callFor } from '../../services/http';

type Setting = ShareSettingData['config'];

const termsOf = (setting: Setting, { money }: ShareBrokerageData['list']): WithdrawalTerms => ({
  money,
  minMoney: setting.min_money ?? 0,
  chargePercent: setting.cash_service_charge ?? 0,
  freeFrom: setting.free_cash_min ?? 0,
  leftToday: (setting.cash_max_day ?? -1) < 0 ? null : (setting.surplusCash ?? '0.00'),
  types: setting.pay_type ?? [],
});

/** How the day's limit counts, then the operator's notes for distributors. */
function rulesOf({ cash_max_day: maxDay = -1, content = '' }: Setting, cash: string): string {
  const limit = `今日剩余${cash}金额 = 商城每日可${cash}金额 - 今日所有用户已申请${cash}的金额`;
  return [maxDay < 0 ? '' : limit, content].filter((rule) => rule !== '').join('\n');
}

/** Loads the terms and the money; the pay password may be asked for. */
function Terms({ children }: { children: (found: Withdrawing) => ReactNode }) {
  const { cash, cash_type: type, cash_money: amount } = useShareWords();
  return (
    <>
      <Loading endpoint={shareSetting} params={{}} skeleton="form" isFreshOnShow>
        {({ config }) => (
          <Loading endpoint={shareBrokerage} params={{}} skeleton="form" isFreshOnShow>
            {({ list }) => {
              const terms = termsOf(config, list);
              if (terms.types.length === 0) return <NoWithdrawal cash={cash} />;
              return children({ terms, words: { cash, type, amount }, rules: rulesOf(config, cash) });
            }}
          </Loading>
        )}
      </Loading>
      <PasswordPrompt />
    </>
  );
}

export const cashForm = form(
  {},
  {
    ...WITHDRAWAL,
    load: Terms,
    useTitle: ({ words }) => `申请${words.cash}`,
    endpoints: [shareSetting, shareBrokerage],
    save: shareCashForm,
    send: (params) => withPayPassword(() => callFor(shareCashForm, sentWithdrawal(params))),
    after: {
      refresh: [shareIndex, shareBrokerage, shareCashList, shareSetting],
      toast: (_answer, { context }) => `${context.words.cash}申请成功`,
      renewsInfo: true,
      go: () => redirect(to.shareCashDetail()),
    },
  },
);
