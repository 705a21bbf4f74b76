// The balance: the sum, and the log of changes month by month.
import { isSafePicture } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';
import { type BalanceIndexData, type BalanceLog, balanceIndex, balanceLogs } from '~/schemas/api/balance.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { MoneyHead } from '~/ui/money-head/money-head';
import { openLink } from '../../app/open-link';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import { useBalanceWord } from '../../blocks/mall-words/mall-words';
import { Loading } from '../../engine/archetypes/detail';
import type { RowProps } from '../../engine/archetypes/endless-list';
import { MoneyLog } from '../../engine/archetypes/money-log';
import { open } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { useCall } from '../../services/query';
import { alertDialog } from '../../state/overlays';
import { useSession } from '../../state/session';
import styles from './balance.module.css';
import { settingPicture } from './setting-picture';

const PAGE_SIZE = 10;
/** 750 × 180. */
const ADVERT_RATIO = 750 / 180;

function Explanation({ text }: { text: string }) {
  return (
    <button
      type="button"
      className={styles.question}
      aria-label="余额说明"
      onClick={() => void alertDialog(text, { title: '余额说明', confirmText: '我知道了' })}
    >
      <Icon name="question" size={36} />
    </button>
  );
}

function Head({ data: { balance, setting } }: { data: BalanceIndexData }) {
  const { info } = useSession();
  const word = useBalanceWord();
  const picture = settingPicture(setting, 'bj_pic');
  return (
    <MoneyHead
      caption={`账户${word}(元)`}
      figure={balance}
      pictureUrl={isSafePicture(picture) ? widePicture(picture) : ''}
      {...(setting.explain === '' ? {} : { corner: <Explanation text={setting.explain} /> })}
    >
      {setting.status === 1 ? (
        <Button size="compact" onClick={() => open('/pages/balance/recharge')}>
          {setting.re_name || '充值'}
        </Button>
      ) : null}
      {setting.is_pay_password === 1 ? (
        <Button size="compact" onClick={() => open('/pages/balance/password')}>
          {info?.is_pay_password === 1 ? '修改密码' : '设置密码'}
        </Button>
      ) : null}
      <Button size="compact" onClick={() => open('/pages/balance/withdraw-log')}>
        提现记录
      </Button>
    </MoneyHead>
  );
}

/** The operator's picture under the head, with its link. */
function Advert({ setting }: { setting: BalanceIndexData['setting'] }) {
  const picture = settingPicture(setting, 'ad_pic');
  if (!isSafePicture(picture)) return null;
  const link = { value: setting.page_url, open_type: setting.open_type, params: setting.params };
  return (
    <button type="button" className={styles.advert} aria-label="活动" onClick={() => openLink(link)}>
      <Picture source={picture} alt="" ratio={ADVERT_RATIO} />
    </button>
  );
}

function Row({ row }: RowProps<BalanceLog>) {
  return (
    <LedgerRow
      text={row.desc}
      time={row.created_at}
      amount={row.money}
      isIncome={row.type === '1'}
      onTap={() => open('/pages/balance/detail', { id: row.id })}
    />
  );
}

const rowsOf = ({ list }: { list: readonly BalanceLog[] }) => list;
const keyOf = ({ id }: BalanceLog) => id;

export function BalanceScreen() {
  // The log is requested at once, under a head of any height, so that it does not move.
  const { isPending } = useCall(balanceIndex, {});
  useTitle(`${useBalanceWord()}记录`);
  return (
    <>
      {isPending ? (
        <div aria-hidden>
          <MoneyHead caption="" figure="" />
        </div>
      ) : null}
      <Loading endpoint={balanceIndex} params={{}} skeleton="list" isFreshOnShow>
        {(data) => (
          <>
            <Head data={data} />
            <Advert setting={data.setting} />
          </>
        )}
      </Loading>
      <div hidden={isPending}>
        <MoneyLog
          from={balanceLogs}
          params={({ month, page }) => ({ date: month, page, limit: PAGE_SIZE })}
          rows={rowsOf}
          keyOf={keyOf}
          pageSize={PAGE_SIZE}
          isFreshOnShow
          item={Row}
          empty="本月暂无记录"
        />
      </div>
    </>
  );
}
