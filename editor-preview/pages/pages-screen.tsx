// The list of pages.
import { useEffect, useState } from 'react';
import type { PageRow } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import { Link } from '../app/navigation';
import { api, wordsOf } from '../services/api';
import styles from './pages-screen.module.css';

export default function PagesScreen() {
  const [rows, setRows] = useState<readonly PageRow[] | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    api<Part<PageRow>>('pages').then(
      ({ items }) => setRows(items),
      (error: unknown) => setFailure(wordsOf(error)),
    );
  }, []);
  return (
    <main className={styles['screen']}>
      <h1>页面</h1>
      <p role="alert">{failure}</p>
      <ul>
        {rows?.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/pages/${id}/edit`}>{title}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
