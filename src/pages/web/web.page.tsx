// Leaving the mall for a web page: its address is shown first, and only https is allowed.
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { optionalNumber, requiredText } from '../../engine/params';
import { useTitle } from '../../engine/screen-context';
import { copyText } from '../../services/copy';
import styles from './web.module.css';
import { safeWebAddress } from './web-address';

function Leaving({ address }: { address: URL }) {
  useTitle(address.hostname);
  return (
    <section className={styles.leaving}>
      <Icon name="share" size={96} />
      <h2>即将离开商城</h2>
      <p>您将访问下面的网页，请注意保护个人信息</p>
      <p className={styles.address}>
        <b>{address.hostname}</b>
        <span>{address.href}</span>
      </p>
      {/* In the same window: an embedded page could pose as the mall. */}
      <Button kind="primary" size="wide" href={address.href}>
        继续访问
      </Button>
      <Button kind="plain" size="wide" onClick={() => void copyText(address.href, '链接已复制')}>
        复制链接
      </Button>
    </section>
  );
}

function WebScreen({ query }: { query: { url: string; is_pay: number } }) {
  // With `is_pay` the address is payment data for a mini program, which a browser cannot use.
  if (query.is_pay === 1)
    return <EmptyState text="请在微信小程序中完成支付" action={{ text: '返回', onTap: back }} />;
  const address = safeWebAddress(query.url);
  if (address === null) return <EmptyState text="网页地址不正确" action={{ text: '返回', onTap: back }} />;
  return <Leaving address={address} />;
}

export default definePage({
  path: '/pages/web/web',
  title: '网页',
  auth: 'guest',
  query: { url: requiredText(), is_pay: optionalNumber() },
  walk: { query: { url: 'https://example.com/about' } },
  body: custom('content', WebScreen),
});
