// The row of a settings list that shows the shopper's picture and uploads another one.
import { Avatar } from '~/ui/avatar/avatar';
import { Icon } from '~/ui/icon/icon';
import styles from './user-account.module.css';
import { useAvatarUpload } from './use-avatar-upload';

interface AvatarRowProps {
  source: string;
  /** Makes an uploaded picture the avatar. */
  save: (address: string) => unknown;
}

export function AvatarRow({ source, save }: AvatarRowProps) {
  const { run, isBusy } = useAvatarUpload(save);
  return (
    <label className={styles.avatar} aria-busy={isBusy}>
      <span>头像</span>
      <Avatar source={source} name="" size={96} />
      <Icon name="chevron-right" size={28} />
      <input
        className="visually-hidden"
        type="file"
        accept="image/*"
        aria-label="更换头像"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Cleared, so that the same file can be chosen again.
          target.value = '';
          if (file !== undefined) void run(file);
        }}
      />
    </label>
  );
}
