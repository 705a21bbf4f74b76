// The screen of a mall that is closed to the shopper (RESP-06).
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FullPage } from '~/ui/full-page/full-page';
import { custom, definePage } from '../../engine/define-page';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { text } from '../../engine/params';

/** Maximum length of the text, as anyone can write the address. */
const MAX_WORDS = 100;

const DisabledScreen = ({ query }: { query: { text: string } }) => (
  <FullPage>
    <EmptyState
      text={query.text.slice(0, MAX_WORDS) || '商城已被禁用，请联系管理员'}
      drawing="shop"
      action={{ text: '重新进入', onTap: () => redirect(HOME_PATH) }}
    />
  </FullPage>
);

export default definePage({
  path: '/pages/disabled/disabled',
  title: '商城禁用',
  auth: 'guest',
  query: { text: text() },
  walk: { query: { text: '商城正在维护，请稍后再来' } },
  body: custom('content', DisabledScreen),
});
