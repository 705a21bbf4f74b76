// An address of the studio that is sent to somebody: copied by its button, or selected by entering it.
import { copyWords } from '~/ui/copy-words';
import { Button } from '../ui/button';
import styles from './copy-link.module.css';

/** Names of the computer that it has for itself alone. */
const isOnlyHere = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** The address of `path` beside the studio's page, or of a place within it: `#/pages`. */
export const addressHere = (path: string): string => new URL(path, location.href.replace(/#.*$/, '')).href;

interface CopyLinkProps {
  label: string;
  address: string;
  /** Where it is opened: 「手机」. */
  where: string;
  say: (words: string) => void;
}

export function CopyLink({ label, address, where, say }: CopyLinkProps) {
  const copy = async () => say((await copyWords(address)) ? '链接已复制' : '没有复制成功，请手动选中链接');
  return (
    <div className={styles['link']}>
      {isOnlyHere(location.hostname) ? (
        <p className={styles['unreachable']}>
          {where}打不开 {location.hostname}，请用这台电脑在局域网里的地址打开工作台
        </p>
      ) : null}
      <input readOnly value={address} aria-label={label} onFocus={({ target }) => target.select()} />
      <Button isCompact onClick={() => void copy()}>
        复制链接
      </Button>
    </div>
  );
}
