// An article's row in the list.
import { addressOf } from '~/domain/links';
import type { DefaultArticleListData } from '~/schemas/api/default.gen';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tile } from '~/ui/card/tile';

export function ArticleRow({ row }: { row: DefaultArticleListData['list'][number] }) {
  const address = addressOf('/pages/article/article-detail/article-detail', { id: row.id });
  return (
    <Tile>
      <ItemRow title={row.title} href={`#${address}`} />
    </Tile>
  );
}
