// The first comments on the goods page, with their number and rate.
import * as to from '~/domain/screen-links.gen';
import { goodsCommentsList } from '~/schemas/api/goods.gen';
import { Icon } from '~/ui/icon/icon';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { CommentItem } from '../goods-comments/comment-item';
import { commentCount, goodRateText } from '../goods-comments/comments';
import { open } from '../../engine/navigation';
import { useCall } from '../../services/query';
import styles from './comments-card.module.css';

const SHOWN = 2;

const More = ({ goodsId }: { goodsId: number }) => (
  <button
    type="button"
    className={`${styles.more} hit-area`}
    onClick={() => open(to.comments({ goods_id: goodsId }))}
  >
    查看更多
    <Icon name="chevron-right" size={24} />
  </button>
);

/** Absent where the mall has no comments; a failure is shown in the card only. */
export function CommentsCard({ goodsId }: { goodsId: number }) {
  const params = { goods_id: goodsId, status: 0 as const, page: 1, limit: SHOWN };
  const { data, isPending, refetch } = useCall(goodsCommentsList, params, { isQuiet: true });
  if (data?.comment_count.length === 0) return null;
  const filters = data?.comment_count ?? [];
  const count = commentCount(filters);
  const rate = goodRateText(filters);
  return (
    <Card>
      <CardHead
        title={
          <>
            评价{count > 0 ? `（${count}）` : ''}
            {rate === '' ? null : <span className={styles.rate}>{rate}</span>}
          </>
        }
      >
        {count > 0 ? <More goodsId={goodsId} /> : null}
      </CardHead>
      {isPending ? <Skeleton shape="text" count={1} /> : null}
      {data === undefined && !isPending ? (
        <button type="button" className={styles.quiet} onClick={() => void refetch()}>
          评价加载失败，点此重试
        </button>
      ) : null}
      {data !== undefined && count === 0 ? <p className={styles.quiet}>暂无评价</p> : null}
      {data?.comments.slice(0, SHOWN).map((comment, place) => (
        <CommentItem key={`${place}-${comment.time}`} comment={comment} isShort />
      ))}
    </Card>
  );
}
