// An article's row in the list.
import type { DefaultArticleListData } from '~/schemas/api/default.gen';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tile } from '~/ui/card/tile';
import { addressOf } from '../../engine/navigation';

export function ArticleRow({ row }: { row: DefaultArticleListData['list'][number] }) {
  const address = addressOf('/pages/article/article-detail/article-detail', { id: row.id });
  return (
    <Tile>
      <ItemRow title={row.title} href={`#${address}`} />
    </Tile>
  );
}
