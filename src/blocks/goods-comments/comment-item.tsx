// One comment: author, time, specification, text, pictures, the shop's reply.
import { Avatar } from '~/ui/avatar/avatar';
import { PictureRow } from '../picture-row/picture-row';
import styles from './comment-item.module.css';
import { type GoodsComment, picturesOf } from './comments';

interface CommentItemProps {
  comment: GoodsComment;
  /** Clamps the text to two lines and leaves the reply out, for the goods page. */
  isShort?: boolean;
}

export function CommentItem({ comment, isShort = false }: CommentItemProps) {
  const { avatar, nickname, time, attr_name, content, reply_content } = comment;
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
    </article>
  );
}
