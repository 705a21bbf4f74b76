// Withdrawing commission: the mall's terms with the shopper's money, then the log.
import * as to from '~/domain/screen-links.gen';
import {
  type ShareBrokerageData,
  shareBrokerage,
  shareCash,
  shareCashList,
  shareIndex,
  shareSetting,
  type ShareSettingData,
} from '~/schemas/api/share.gen';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { useShareWords } from '../../blocks/mall-words/share-words';
import {
  type Withdrawal,
  WithdrawalForm,
  type WithdrawalTerms,
} from '../../blocks/withdrawal/withdrawal-form';
import { Loading } from '../../engine/archetypes/detail';
import { redirect } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { withPayPassword } from '../../flows/pay-password';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';

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

export function CashScreen() {
  const words = useShareWords();
  useTitle(`申请${words.cash}`);
  const submit = async ({ price, ...withdrawal }: Withdrawal) => {
    await withPayPassword(() => call(shareCash, { ...withdrawal, price: String(price) }));
    await refresh(shareIndex, shareBrokerage, shareCashList, shareSetting);
    toast(`${words.cash}申请成功`, { icon: 'success' });
    void loadUserInfo(true);
    redirect(to.shareCashDetail());
  };
  return (
    <>
      <Loading endpoint={shareSetting} params={{}} skeleton="text" isFreshOnShow>
        {({ config }) => (
          <Loading endpoint={shareBrokerage} params={{}} skeleton="text" isFreshOnShow>
            {({ list }) => (
              <WithdrawalForm
                terms={termsOf(config, list)}
                words={{ cash: words.cash, type: words.cash_type, amount: words.cash_money }}
                rules={rulesOf(config, words.cash)}
                submit={submit}
              />
            )}
          </Loading>
        )}
      </Loading>
      <PasswordPrompt />
    </>
  );
}
