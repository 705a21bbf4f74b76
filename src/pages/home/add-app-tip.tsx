// The tip to keep the mall at hand, in the operator's words and colours (CFG-08); once closed it stays closed.
import { useState } from 'react';
import { numberOf } from '~/domain/coercion';
import { rpx } from '~/domain/rpx';
import { Icon } from '~/ui/icon/icon';
import { readStored, store } from '../../base/storage';
import { useMallConfig } from '../../state/mall';
import styles from './add-app-tip.module.css';

const isTrue = (value: unknown): value is true => value === true;
const isClosed = (): boolean => readStored('addAppTipClosed', isTrue) === true;

const WHOLE = 100;
/** Icon colours by `add_app_icon_color_type`: 1 white, 2 black. */
const ICON_COLOURS: Readonly<Record<string, string>> = { '1': '#ffffff', '2': '#000000' };

/** A share of 0 … 1; anything else is opaque. */
const opacityOf = (transparency: unknown): number => {
  const percent = numberOf(transparency);
  return percent >= 0 && percent <= WHOLE ? percent / WHOLE : 1;
};

export default function AddAppTip() {
  const setting = useMallConfig()?.mall.setting;
  const [isGone, setIsGone] = useState(isClosed);
  if (setting === undefined || setting.is_add_app !== '1' || isGone) return null;
  const close = () => {
    store('addAppTipClosed', true);
    setIsGone(true);
  };
  return (
    <aside className={styles.holder} aria-label="添加到桌面">
      <div className={styles.tip} style={{ color: setting.add_app_text_color }}>
        <span
          className={styles.ground}
          data-testid="add-app-ground"
          style={{
            backgroundColor: setting.add_app_bg_color,
            opacity: opacityOf(setting.add_app_bg_transparency),
            borderRadius: rpx(numberOf(setting.add_app_bg_radius) || 0),
          }}
        />
        <button
          type="button"
          className={styles.close}
          aria-label="关闭提示"
          style={{ color: ICON_COLOURS[setting.add_app_icon_color_type] ?? '#ffffff' }}
          onClick={close}
        >
          <Icon name="close" size={28} />
        </button>
        <span className={styles.text}>{setting.add_app_text}</span>
      </div>
    </aside>
  );
}
