// An article's row in the list.
import * as to from '~/domain/screen-links.gen';
import type { DefaultArticleListData } from '~/schemas/api/default.gen';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tile } from '~/ui/card/tile';

export function ArticleRow({ row }: { row: DefaultArticleListData['list'][number] }) {
  const address = to.articleDetail({ id: row.id });
  return (
    <Tile>
      <ItemRow title={row.title} href={`#${address}`} />
    </Tile>
  );
}
