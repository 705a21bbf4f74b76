// Owns an article's row in the list.
import type { DefaultArticleListData } from '~/schemas/api/default.gen';
import { Icon } from '~/ui/icon/icon';
import { addressOf } from '../../engine/navigation';
import styles from './article.module.css';

export function ArticleRow({ row }: { row: DefaultArticleListData['list'][number] }) {
  const address = addressOf('/pages/article/article-detail/article-detail', { id: row.id });
  return (
    <a className={styles.row} href={`#${address}`}>
      <span className={styles.title}>{row.title}</span>
      <Icon name="chevron-right" size={28} className={styles.chevron} />
    </a>
  );
}
