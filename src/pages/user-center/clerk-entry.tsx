// The entry of clerks in the user centre; shoppers who redeem nothing do not see it (ROLE-05).
import { userIsClerkUser } from '~/schemas/api/user.gen';
import { Card } from '~/ui/card/card';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { useRedeemScan } from '../../blocks/redeem-scan/use-redeem-scan';
import { isSocialApp } from '../../services/platform';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';

function Entry() {
  const { scan, typing } = useRedeemScan();
  const isScanned = isSocialApp();
  return (
    <Card label="核销">
      <ItemRow
        lead={<Icon name="scan" size={48} />}
        title={isScanned ? '扫码核销' : '核销'}
        notes={[isScanned ? '扫描顾客的核销码' : '输入顾客的核销码']}
        onTap={scan}
      />
      {typing}
    </Card>
  );
}

export function ClerkEntry() {
  const { info } = useSession();
  const clerkId = info?.options.user_id ?? 0;
  const { data } = useCall(userIsClerkUser, { clerk_id: clerkId }, { isEnabled: clerkId > 0 });
  return clerkId > 0 && data?.is_clerk_user === 1 ? <Entry /> : null;
}
