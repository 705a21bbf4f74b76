// The top-up screen: balance, plans, custom amount, rules.
import { useEffect } from 'react';
import { fieldLimit } from '~/domain/form-rules';
import { isSafePicture } from '~/domain/links';
import { CURRENCY_SIGN } from '~/domain/price';
import { balanceIndex } from '~/schemas/api/balance.gen';
import {
  rechargeIndex,
  type RechargePlan,
  rechargeSetting,
  type RechargeSetting,
} from '~/schemas/api/recharge.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TextField } from '~/ui/field/text-field';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { useBalanceWord } from '../../blocks/mall-words/mall-words';
import { OperatorButton, type OperatorButtonLook } from '../../blocks/operator-button/operator-button';
import { Loading } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import { useShownAgain } from '../../engine/screen-context';
import { useCall } from '../../services/query';
import { type MallConfig, useMallConfig } from '../../state/mall';
import { alertDialog } from '../../state/overlays';
import { PlanTile } from './plan-tile';
import styles from './recharge.module.css';
import { settingPicture } from './setting-picture';
import { type Recharge, useRecharge } from './use-recharge';

type PageWords = MallConfig['recharge_page_custom'];

const DEFAULT_WORD = '余额';

/** The operator's title of this page, unless the balance is renamed everywhere (CFG-06). */
function usePageWord(): string {
  const everywhere = useBalanceWord();
  const own = useMallConfig()?.recharge_page_custom.balance_title || DEFAULT_WORD;
  return everywhere === DEFAULT_WORD ? own : everywhere;
}

const buttonLook = (words: PageWords | undefined): OperatorButtonLook => ({
  background: words?.recharge_btn_background,
  colour: words?.recharge_btn_color,
  radius: words?.recharge_btn_radius,
});

function BalanceStrip({ setting }: { setting: RechargeSetting }) {
  const answer = useCall(balanceIndex, {}, { isQuiet: true, staleMs: 0 });
  useShownAgain(() => void answer.refetch());
  const picture = settingPicture(setting, 're_pic');
  return (
    <section className={styles.account} aria-label="我的账户">
      <h2 className={styles.heading}>我的账户</h2>
      <p className={styles.strip}>
        {isSafePicture(picture) ? (
          <Picture className={styles.stripIcon} source={picture} alt="" />
        ) : (
          <Icon name="wallet" size={72} />
        )}
        <span>账户{usePageWord()}</span>
        <b aria-live="polite">
          {CURRENCY_SIGN}
          {answer.data?.balance ?? '-'}
        </b>
      </p>
    </section>
  );
}

function Explanation({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <section className={styles.explanation}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

/** The custom amount. A tap chooses it; tabbing past it leaves the plan chosen. */
function OwnAmount({ recharge, label }: { recharge: Recharge; label: string }) {
  const { form, plan, chooseOwn } = recharge;
  return (
    <div className={styles.own} onPointerDown={chooseOwn}>
      <TextField
        label={label}
        name="price"
        inputMode="decimal"
        placeholder="手动输入充值金额"
        maxLength={fieldLimit('recharge', 'price')}
        value={form.values.price}
        onChange={(value) => {
          chooseOwn();
          form.set('price', value);
        }}
        error={plan === undefined ? (form.messageOf('price') ?? '') : ''}
        trailing="元"
      />
    </div>
  );
}

function Plans({ plans, recharge }: { plans: readonly RechargePlan[]; recharge: Recharge }) {
  if (plans.length === 0) return null;
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanTile
          key={plan.id}
          plan={plan}
          isChosen={plan === recharge.plan}
          onChoose={() => recharge.choose(plan)}
        />
      ))}
    </ul>
  );
}

function RechargeForm({ plans, setting }: { plans: readonly RechargePlan[]; setting: RechargeSetting }) {
  const words = useMallConfig()?.recharge_page_custom;
  const recharge = useRecharge(plans);
  const { form } = recharge;
  const hasOwn = setting.type === 1;
  if (plans.length === 0 && !hasOwn)
    return <EmptyState text="暂无充值方案" drawing="orders" action={{ text: '返回', onTap: back }} />;
  const amountWord = words?.recharge_amount_title || '充值金额';
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <fieldset className={styles.amounts} disabled={form.isBusy}>
        <legend className={styles.legend}>{amountWord}</legend>
        <Plans plans={plans} recharge={recharge} />
        {hasOwn ? <OwnAmount recharge={recharge} label={plans.length === 0 ? '金额' : '其他金额'} /> : null}
      </fieldset>
      <OperatorButton
        text={words?.recharge_btn_title || '立即充值'}
        look={buttonLook(words)}
        isBusy={form.isBusy}
      />
      <Explanation title={words?.recharge_explanation_title || '充值说明'} text={setting.explain} />
    </form>
  );
}

/** The mall has no balance: shows a message and a link back. */
function Closed() {
  useEffect(() => {
    void alertDialog('尚未开启余额功能').then(back);
  }, []);
  return <EmptyState text="尚未开启余额功能" drawing="orders" />;
}

export function RechargeScreen() {
  return (
    <Loading endpoint={rechargeSetting} params={{}} skeleton="text" isFreshOnShow>
      {({ setting }) =>
        setting.status === 1 ? (
          <div className={styles.page}>
            <BalanceStrip setting={setting} />
            <Loading endpoint={rechargeIndex} params={{}} skeleton="text" isFreshOnShow>
              {({ list }) => <RechargeForm plans={list} setting={setting} />}
            </Loading>
          </div>
        ) : (
          <Closed />
        )
      }
    </Loading>
  );
}
