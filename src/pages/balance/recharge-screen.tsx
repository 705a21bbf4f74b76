// The top-up screen: balance, plans, custom amount, rules.
import { type ReactNode, useEffect } from 'react';
import { isSafePicture } from '~/domain/links';
import { moneyText } from '~/domain/money';
import { rechargeProblem } from '~/domain/recharge';
import { balanceIndex, balanceLogs } from '~/schemas/api/balance.gen';
import { rechargeBalanceRechargeForm } from '~/schemas/api/forms/recharge-balance-recharge.gen';
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
import { type FieldProps, form, type FormState } from '../../engine/archetypes/form';
import { back } from '../../engine/navigation';
import { useShownAgain } from '../../engine/screen-context';
import { RECHARGED } from '../../flows/payment-purposes';
import { useCall } from '../../services/query';
import { type MallConfig, useMallConfig } from '../../state/mall';
import { alertDialog } from '../../state/overlays';
import { PlanTile } from './plan-tile';
import styles from './recharge.module.css';
import { settingPicture } from './setting-picture';
import { topUp } from './top-up';

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
        <b aria-live="polite">{moneyText(answer.data?.balance ?? '-')}</b>
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

interface Found {
  plans: readonly RechargePlan[];
  setting: RechargeSetting;
}

/** Exactly one of plan and custom amount is chosen; initially the first plan. */
interface Values {
  isOwn: boolean;
  planId: string;
  pay_price: string;
}

interface PartProps {
  context: Found;
  form: FormState<Values>;
}

/** The chosen plan; undefined where the custom amount is chosen. */
const planOf = ({ plans }: Found, { isOwn, planId }: Omit<Values, 'pay_price'>): RechargePlan | undefined =>
  isOwn ? undefined : (plans.find(({ id }) => id === planId) ?? plans[0]);

/** The custom amount. A tap chooses it; tabbing past it leaves the plan chosen. */
function OwnAmount({ field, value, error, onBlur, form }: FieldProps<string> & PartProps) {
  const chooseOwn = () => form.set('isOwn', true);
  return (
    <div className={styles.own} onPointerDown={chooseOwn}>
      <TextField
        label={field.label}
        name={field.name}
        inputMode="decimal"
        placeholder={field.placeholder ?? ''}
        maxLength={field.max}
        value={value}
        onChange={(pay_price) => form.change({ isOwn: true, pay_price })}
        onBlur={onBlur}
        error={form.values.isOwn ? error : ''}
        trailing="元"
      />
    </div>
  );
}

function Plans({ context, form: { values, change } }: PartProps) {
  const { plans } = context;
  if (plans.length === 0) return null;
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanTile
          key={plan.id}
          plan={plan}
          isChosen={plan === planOf(context, values)}
          onChoose={() => change({ isOwn: false, planId: plan.id })}
        />
      ))}
    </ul>
  );
}

function Amounts({ form, children }: Pick<PartProps, 'form'> & { children: ReactNode }) {
  const words = useMallConfig()?.recharge_page_custom;
  return (
    <fieldset className={styles.amounts} disabled={form.isBusy}>
      <legend className={styles.legend}>{words?.recharge_amount_title || '充值金额'}</legend>
      {children}
    </fieldset>
  );
}

function Begin({ context: { setting }, form }: PartProps) {
  const words = useMallConfig()?.recharge_page_custom;
  return (
    <>
      <OperatorButton
        text={words?.recharge_btn_title || '立即充值'}
        look={buttonLook(words)}
        isBusy={form.isBusy}
      />
      <Explanation title={words?.recharge_explanation_title || '充值说明'} text={setting.explain} />
    </>
  );
}

/** The mall has no balance: shows a message and a link back. */
function Closed() {
  useEffect(() => {
    void alertDialog('尚未开启余额功能').then(back);
  }, []);
  return <EmptyState text="尚未开启余额功能" drawing="orders" />;
}

/** The money of the shopper stands above, whatever can be recharged. */
function Recharging({ children }: { children: (found: Found) => ReactNode }) {
  return (
    <Loading endpoint={rechargeSetting} params={{}} skeleton="form" isFreshOnShow>
      {({ setting }) =>
        setting.status === 1 ? (
          <div className={styles.page}>
            <BalanceStrip setting={setting} />
            <Loading endpoint={rechargeIndex} params={{}} skeleton="form" isFreshOnShow>
              {({ list: plans }) =>
                plans.length === 0 && setting.type !== 1 ? (
                  <EmptyState text="暂无充值方案" drawing="orders" action={{ text: '返回', onTap: back }} />
                ) : (
                  children({ plans, setting })
                )
              }
            </Loading>
          </div>
        ) : (
          <Closed />
        )
      }
    </Loading>
  );
}

export const rechargeForm = form(
  {},
  {
    load: Recharging,
    endpoints: [balanceIndex, rechargeIndex, rechargeSetting],
    save: rechargeBalanceRechargeForm,
    kinds: {},
    local: { isOwn: false, planId: '' },
    check: ({ context, values }): { pay_price?: string } => {
      const problem =
        planOf(context, values) === undefined ? rechargeProblem(values.pay_price, context.setting) : '';
      return problem === '' ? {} : { pay_price: problem };
    },
    initial: ({ plans }) => ({ isOwn: plans.length === 0 }),
    fixed: ({ context, values }) => {
      const plan = planOf(context, values);
      return plan === undefined ? {} : { id: Number(plan.id), pay_price: plan.pay_price };
    },
    looks: {
      pay_price: ({ context, values }) => ({
        label: context.plans.length === 0 ? '金额' : '其他金额',
        isHidden: context.setting.type !== 1,
        isIdle: planOf(context, values) !== undefined,
        Own: OwnAmount,
      }),
    },
    layout: [{ Frame: Amounts, rows: [Plans] }],
    button: '立即充值',
    Submit: Begin,
    isTransient: true,
    send: topUp,
    after: {
      refresh: [balanceIndex, balanceLogs],
      go: async () => {
        await alertDialog(RECHARGED);
        back();
      },
    },
  },
);
