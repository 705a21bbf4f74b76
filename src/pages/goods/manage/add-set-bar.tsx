// The way to a new set of goods, in the bottom bar.
import { addressOf } from '~/domain/links';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { BottomBar } from '../../../engine/bottom-bar';
import { SET_PATH } from './places';

export const AddSetBar = ({ query: { goods_id: goodsId } }: { query: { goods_id: number } }) => (
  <BottomBar>
    <ActionBar>
      <Button
        kind="primary"
        size="wide"
        href={`#${addressOf(SET_PATH, goodsId === 0 ? {} : { goods_id: goodsId })}`}
      >
        新增组合
      </Button>
    </ActionBar>
  </BottomBar>
);
