// What a distributor that was removed has left: his commission, and the log of its withdrawals.
import { fenOf, moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import type { ShareNewApplyStatusData } from '~/schemas/api/share.gen';
import { Card } from '~/ui/card/card';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { open } from '../../engine/navigation';
import { useSession } from '../../state/session';

/** Nothing where no money is left and no withdrawal is open: then he does not hold the role any more. */
export function LeftMoney({ share }: Pick<ShareNewApplyStatusData, 'share'>) {
  const { cash } = useShareWords();
  const { info } = useSession();
  if (share === null) return null;
  const hasMoney = fenOf(share.money) > 0;
  if (!hasMoney && info?.identity.roles?.includes('distributor') !== true) return null;
  return (
    <Card label="佣金">
      {hasMoney ? (
        <ItemRow
          lead={<Icon name="wallet" size={48} />}
          title={`您还有${moneyText(share.money)}佣金可${cash}`}
          onTap={() => open(to.shareCash())}
        />
      ) : null}
      <ItemRow
        isRuled={hasMoney}
        lead={<Icon name="cash" size={48} />}
        title={`${cash}明细`}
        onTap={() => open(to.shareCashDetail())}
      />
    </Card>
  );
}
