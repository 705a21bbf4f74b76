// One entry of the navigation: icon, label and link.
import { hasTarget } from '~/domain/links';
import { useHost } from '~/renderer/host';
import { Picture } from '~/ui/picture/picture';
import { type Arrangement, shortName } from './arrangement';
import type { NavDelivered } from './schema.gen';
import styles from './view.module.css';

export type NavItem = NavDelivered['navs'][number];

/** In rpx, as in view.module.css. */
const ICON_WIDTH = 90;

interface CellProps {
  item: NavItem;
  arrangement: Arrangement;
}

/** A button where it has a link; the whole item is passed as the link. */
export function Cell({ item, arrangement }: CellProps) {
  const host = useHost();
  const { look, columns } = arrangement;
  const icon = item.icon_url === '' ? item.icon : item.icon_url;
  const content = (
    <>
      {look === 'text' ? null : (
        <Picture source={icon} alt="" fit="contain" width={ICON_WIDTH} className={styles['icon']} />
      )}
      <span className={styles['label']}>{shortName(item.name, columns)}</span>
    </>
  );
  if (!hasTarget(item)) return <div className={styles['cell']}>{content}</div>;
  return (
    <button
      type="button"
      className={`${styles['cell']} hit-area`}
      aria-label={item.name || item.labelName || '导航入口'}
      onClick={() => host.open(item)}
    >
      {content}
    </button>
  );
}
