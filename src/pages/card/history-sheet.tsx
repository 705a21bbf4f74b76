// The redemptions of a card: when, where, by whom, how often.
import { useState } from 'react';
import { cardClerkHistory } from '~/schemas/api/card.gen';
import { Button } from '~/ui/button/button';
import { ErrorState } from '~/ui/error-state/error-state';
import { ItemRow } from '~/ui/item-row/item-row';
import { Sheet } from '~/ui/sheet/sheet';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useRows } from '../../engine/archetypes/rows-source';

function History({ cardId }: { cardId: number }) {
  const { pages, rows } = useRows({
    from: cardClerkHistory,
    params: { user_card_id: cardId },
    isEnabled: true,
    isFreshOnShow: true,
  });
  if (pages.isPending) return <Skeleton shape="list" />;
  if (pages.data === undefined)
    return <ErrorState isRetrying={pages.isFetching} onRetry={() => void pages.refetch()} />;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <ItemRow
              title={row.clerked_at}
              notes={[row.store_name, `核销员：${row.clerk_user}`]}
              trail={`核销${row.use_number}次，剩余${row.surplus_number}次`}
              isRuled
            />
          </li>
        ))}
      </ul>
      {pages.hasNextPage ? (
        <Button
          kind="plain"
          size="wide"
          isBusy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          查看更多
        </Button>
      ) : null}
    </>
  );
}

export function HistoryButton({ cardId, count }: { cardId: number; count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setIsOpen(true)}>
        查看历史
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={`历史核销记录 已核销（${count}次）`}>
        {isOpen ? <History cardId={cardId} /> : null}
      </Sheet>
    </>
  );
}
