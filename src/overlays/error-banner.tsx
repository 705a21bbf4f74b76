// The banner of a network failure, shown after the modal until the network recovers or the shopper navigates.
import { useEffect } from 'react';
import { Icon } from '~/ui/icon/icon';
import { closeBanner } from '../state/overlays';
import styles from './error-banner.module.css';

export default function ErrorBanner({ text }: { text: string }) {
  useEffect(() => {
    window.addEventListener('online', closeBanner);
    return () => window.removeEventListener('online', closeBanner);
  }, []);
  return (
    <output className={styles.banner} data-testid="error-banner">
      <span>{text}</span>
      <button type="button" aria-label="关闭提示" onClick={closeBanner}>
        <Icon name="close" size={28} />
      </button>
    </output>
  );
}
