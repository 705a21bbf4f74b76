// The head of the balance: the sum with what leads on, the operator's picture, under them the log of changes.
import type { ReactNode } from 'react';
import { isSafePicture } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';
import * as to from '~/domain/screen-links.gen';
import { type BalanceIndexData, balanceIndex } from '~/schemas/api/balance.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { MoneyHead } from '~/ui/money-head/money-head';
import { openLink } from '../../flows/open-link';
import { useBalanceWord } from '../../blocks/mall-words/mall-words';
import { Loading } from '../../engine/archetypes/detail';
import { open } from '../../engine/navigation';
import { useCall } from '../../services/query';
import { alertDialog } from '../../state/overlays';
import { useSession } from '../../state/session';
import styles from './balance.module.css';
import { settingPicture } from './setting-picture';

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
        <Button size="compact" onClick={() => open(to.balanceRecharge())}>
          {setting.re_name || '充值'}
        </Button>
      ) : null}
      {setting.is_pay_password === 1 ? (
        <Button size="compact" onClick={() => open(to.balancePassword())}>
          {info?.is_pay_password === 1 ? '修改密码' : '设置密码'}
        </Button>
      ) : null}
      <Button size="compact" onClick={() => open(to.balanceWithdrawLog())}>
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

/** The log is requested at once, under a head of any height, so that it does not move. */
export function UnderBalance({ children }: { children: ReactNode }) {
  const { isPending } = useCall(balanceIndex, {});
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
      <div hidden={isPending}>{children}</div>
    </>
  );
}
