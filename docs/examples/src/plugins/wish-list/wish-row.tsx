// A wish of the shopper, with the button that deletes it.
import { type Wish, wishListRemove } from '~/schemas/api/wish_list.gen';
import { Button } from '~/ui/button/button';
import { ItemRow } from '~/ui/item-row/item-row';
import type { RowProps } from '../../engine/archetypes/list';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';

export function WishRow({ row: { id, text }, refresh }: RowProps<Wish>) {
  const remove = useAction(async () => {
    await call(wishListRemove, { id });
    refresh();
  });
  return (
    <ItemRow
      title={text}
      trail={
        <Button kind="plain" size="small" isBusy={remove.isBusy} onClick={() => void remove.run()}>
          删除
        </Button>
      }
    />
  );
}
