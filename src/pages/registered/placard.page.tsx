// The hint to pay in an outside browser, where the social app cannot open the cashier.
import * as to from '~/domain/screen-links.gen';
import { isUrl } from '~/domain/validators';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { custom, definePage } from '../../engine/define-page';
import { back, redirect } from '../../engine/navigation';
import { optionalId, requiredText } from '../../engine/params';
import { copyText } from '../../services/copy';
import styles from './placard.module.css';

const STEPS = ['点击右上角的“···”', '选择“在浏览器打开”', '在浏览器中完成支付'];

function PlacardScreen({ query }: { query: { url: string; id: number } }) {
  if (!isUrl(query.url)) return <EmptyState text="支付地址不正确" action={{ text: '返回', onTap: back }} />;
  return (
    <div className={styles.placard}>
      <svg className={styles.arrow} viewBox="0 0 120 120" aria-hidden="true">
        <path d="M10 110C30 60 60 35 104 18M104 18l-30 2M104 18l-16 26" />
      </svg>
      <h2>请在浏览器中完成支付</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button
        kind="primary"
        size="wide"
        onClick={() => void copyText(query.url, '链接已复制，请在浏览器中打开')}
      >
        复制链接
      </Button>
      <Button kind="plain" size="wide" onClick={() => redirect(to.orders())}>
        我已支付，查看订单
      </Button>
      <Button kind="bare" className={styles.later ?? ''} onClick={back}>
        暂不支付
      </Button>
    </div>
  );
}

export default definePage({
  path: '/pages/registered/placard',
  title: '支付提示',
  auth: 'guest',
  query: { url: requiredText(), id: optionalId('payment') },
  walk: { query: { url: 'https://example.com/about' } },
  body: custom('content', PlacardScreen),
});
