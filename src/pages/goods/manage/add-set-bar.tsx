// The way to a new set of goods, in the bottom bar.
import * as to from '~/domain/screen-links.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { BottomBar } from '../../../engine/bottom-bar';

export const AddSetBar = ({ query: { goods_id: goodsId } }: { query: { goods_id: number } }) => (
  <BottomBar>
    <ActionBar>
      <Button
        kind="primary"
        size="wide"
        href={`#${to.goodsManageCombineSelect(goodsId === 0 ? {} : { goods_id: goodsId })}`}
      >
        新增组合
      </Button>
    </ActionBar>
  </BottomBar>
);
