// The shopper's wishes, with the way to a new one.
import { wishListList, wishListRemove } from '~/schemas/api/wish_list.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import * as to from './links.gen';
import { WishRow } from './wish-row';

const NewWish = () => (
  <ActionBar>
    <Button kind="primary" size="wide" onClick={() => open(to.wishListEdit())}>
      写一个
    </Button>
  </ActionBar>
);

export default definePage({
  path: '/plugins/wish_list/index/index',
  title: '心愿单',
  auth: 'login',
  plugin: 'wish_list',
  body: list(
    {},
    {
      from: wishListList,
      item: WishRow,
      beside: ({ content }) => (content === '' ? null : <OperatorText content={content} />),
      Bar: NewWish,
      isFreshOnShow: true,
      empty: { text: '还没有心愿', action: null },
    },
  ),
  endpoints: [wishListRemove],
});
