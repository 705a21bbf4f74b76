// One comment: author, time, specification, text, pictures, the shop's reply, what the author added later.
import { Avatar } from '~/ui/avatar/avatar';
import { PictureRow } from '../picture-row/picture-row';
import styles from './comment-item.module.css';
import { appendedWords, type GoodsComment, picturesOf } from './comments';

/** What its writer added later; the shop's reply is to what stands above it. */
function Append({ append, isShort }: { append: NonNullable<GoodsComment['append']>; isShort: boolean }) {
  return (
    <div className={styles.append}>
      <b>{appendedWords(append.days)}</b>
      <p className={isShort ? styles.short : styles.words}>{append.content}</p>
      <PictureRow pictures={append.pic_list} label="追评图片" />
    </div>
  );
}

interface CommentItemProps {
  comment: GoodsComment;
  /** Clamps the text to two lines and leaves the reply out, for the goods page. */
  isShort?: boolean;
}

export function CommentItem({ comment, isShort = false }: CommentItemProps) {
  const { avatar, nickname, time, attr_name, content, reply_content, append } = comment;
  return (
    <article className={styles.comment}>
      <header className={styles.head}>
        <Avatar source={avatar} name="" size={56} />
        <span className={styles.name}>{nickname}</span>
        <time className={styles.meta}>{time}</time>
      </header>
      {attr_name === '' ? null : <p className={styles.meta}>{attr_name}</p>}
      <p className={isShort ? styles.short : styles.words}>
        {content === '' ? '此用户没有填写评价' : content}
      </p>
      <PictureRow pictures={picturesOf(comment)} label="评价图片" />
      {reply_content === '' || isShort ? null : (
        <p className={styles.reply}>
          <b>商家：</b>
          {reply_content}
        </p>
      )}
      {append === undefined ? null : <Append append={append} isShort={isShort} />}
    </article>
  );
}
