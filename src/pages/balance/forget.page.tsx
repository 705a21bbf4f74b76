// Getting a new pay password from the mall's customer service.
import { isSafePicture } from '~/domain/links';
import { indexConfig } from '~/schemas/api/index.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Picture } from '~/ui/picture/picture';
import { Icon } from '~/ui/icon/icon';
import { Result } from '~/ui/result/result';
import { FullPage } from '~/ui/full-page/full-page';
import { openLink } from '../../flows/open-link';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { copyText } from '../../services/copy';
import { useMallConfig } from '../../state/mall';
import styles from './balance.module.css';

type Service = Readonly<Record<string, unknown>>;

/** The first text among the field names that backends use for it. */
const textOf = (service: Service, names: readonly string[]): string =>
  names
    .map((name) => service[name])
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString() ?? '';

function ServiceCard({ service }: { service: Service }) {
  const code = textOf(service, ['qrcode_url', 'qrcode', 'pic_url']);
  const account = textOf(service, ['wechat_number', 'wechat', 'mobile', 'name']);
  return (
    <section className={styles.service}>
      <h2>客服微信</h2>
      {isSafePicture(code) ? (
        <>
          <span className={styles.code}>
            <Picture source={code} alt="客服二维码" fit="contain" loading="eager" />
          </span>
          <a className={styles.save} href={code} download>
            保存客服二维码图片
          </a>
        </>
      ) : null}
      {account === '' ? null : (
        <>
          <p>微信号：{account}</p>
          <Button kind="outline" size="wide" onClick={() => void copyText(account)}>
            复制客服微信号
          </Button>
        </>
      )}
    </section>
  );
}

function ForgetScreen() {
  const setting = useMallConfig()?.mall.setting;
  const [service] = setting?.customer_service_list ?? [];
  const hasContact =
    service !== undefined || (setting?.contact_tel ?? '') !== '' || setting?.is_web_service === '1';
  if (!hasContact) return <EmptyState text="商家暂未设置客服" action={{ text: '返回', onTap: back }} />;
  return (
    <FullPage isInset>
      <Result
        mark={<Icon name="chat" size={64} />}
        isOpen
        title="由客服为您重置支付密码"
        words="为保护您的余额，客服核实您的身份后重置，请准备好账号绑定的手机号"
      />
      {service === undefined ? null : <ServiceCard service={service} />}
      <Button kind="primary" size="wide" onClick={() => openLink({ open_type: 'contact', value: '' })}>
        联系客服
      </Button>
    </FullPage>
  );
}

export default definePage({
  path: '/pages/balance/forget',
  title: '忘记密码',
  auth: 'login',
  body: custom('content', ForgetScreen, [indexConfig]),
});
