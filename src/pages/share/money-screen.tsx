// The commission of a distributor: earned, to withdraw, withdrawn, to be paid out.
import { moneyText } from '~/domain/money';
import { CURRENCY_SIGN } from '~/domain/price';
import * as to from '~/domain/screen-links.gen';
import { type ShareBrokerageData, shareSetting } from '~/schemas/api/share.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { MoneyHead } from '~/ui/money-head/money-head';
import { useShareWords } from '../../blocks/mall-words/share-words';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { open } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { useOffered } from '../../services/offered';
import { useCall } from '../../services/query';
import { useMallConfig } from '../../state/mall';
import styles from './share.module.css';

/** The operator's notes for distributors; nothing without them or until they are there. */
function Notes({ title }: { title: string }) {
  const { data } = useCall(shareSetting, {}, { isQuiet: true });
  const content = data?.config.content ?? '';
  if (content === '') return null;
  return (
    <Card>
      <details>
        <summary>
          <CardHead title={title}>
            <Icon name="chevron-down" size={28} />
          </CardHead>
        </summary>
        <p className={styles.notes}>{content}</p>
      </details>
    </Card>
  );
}

/** The logs that the mall offers. */
function Logs({ cash }: { cash: string }) {
  const isOffered = useOffered();
  return (
    <Card>
      <ul>
        {isOffered(to.shareMoneyList.path) ? (
          <li>
            <ItemRow
              lead={<Icon name="receipt" size={48} />}
              title="佣金明细"
              onTap={() => open(to.shareMoneyList())}
            />
          </li>
        ) : null}
        <li>
          <ItemRow
            lead={<Icon name="cash" size={48} />}
            title={`${cash}明细`}
            onTap={() => open(to.shareCashDetail())}
          />
        </li>
      </ul>
    </Card>
  );
}

export function MoneyView({ data: { list } }: LoadedProps<ShareBrokerageData, object>) {
  const words = useShareWords();
  const name = useMallConfig()?.share_setting_custom?.menus?.['money']?.name || '分销佣金';
  useTitle(name);
  return (
    <>
      <MoneyHead caption={`累计${name}`} sign={CURRENCY_SIGN} figure={list.total_money}>
        <Button size="compact" onClick={() => open(to.shareCash())}>
          {words.apply_cash}
        </Button>
      </MoneyHead>
      <Card>
        <Facts
          facts={[
            {
              label: words.can_be_presented,
              value: <b className={styles.figure}>{moneyText(list.money)}</b>,
            },
            { label: words.already_presented, value: moneyText(list.cash_money) },
            { label: words.pending_money, value: moneyText(list.un_pay) },
          ]}
        />
      </Card>
      <Logs cash={words.cash} />
      <Notes title={words.user_instructions} />
    </>
  );
}
