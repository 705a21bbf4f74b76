// One comment: author, time, specification, text, pictures, the shop's reply.
import { useState } from 'react';
import { Avatar } from '~/ui/avatar/avatar';
import { Picture } from '~/ui/picture/picture';
import { PictureViewer } from '../picture-viewer/picture-viewer';
import styles from './comment-item.module.css';
import { type GoodsComment, picturesOf } from './comments';

interface CommentItemProps {
  comment: GoodsComment;
  /** Clamps the text to two lines and leaves the reply out, for the goods page. */
  isShort?: boolean;
}

function Pictures({ pictures }: { pictures: readonly string[] }) {
  const [viewed, setViewed] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, place) => (
          <li key={`${place}-${picture}`}>
            <button
              type="button"
              className={styles.picture}
              aria-label={`查看评价图片${place + 1}`}
              onClick={() => setViewed(place)}
            >
              <Picture source={picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={pictures} index={viewed} label="评价图片" onClose={() => setViewed(null)} />
    </>
  );
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
      <Pictures pictures={picturesOf(comment)} />
      {reply_content === '' || isShort ? null : (
        <p className={styles.reply}>
          <b>商家：</b>
          {reply_content}
        </p>
      )}
    </article>
  );
}
