// The page background: a colour over the whole page, a fixed picture behind it.
import type { CSSProperties } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { blockBackground } from '~/ui/goods-list/block-background';
import { type BackgroundDelivered, shape } from './schema.gen';
import styles from './view.module.css';

/** Mode 1 stretches the picture over everything, regardless of width and height. */
const sizeOf = ({ mode, backgroundWidth, backgroundHeight }: BackgroundDelivered) =>
  mode === 1 ? { backgroundWidth: 100, backgroundHeight: 100 } : { backgroundWidth, backgroundHeight };

/** The layer below renders the colour, once. */
const pictureStyle = (data: BackgroundDelivered): CSSProperties =>
  blockBackground({ ...data, ...sizeOf(data), backgroundColor: 'transparent' });

/** `showImg` is used by the form only: a picture in the data is always rendered. */
function BackgroundView({ data }: WidgetViewProps<BackgroundDelivered>) {
  return (
    <div className={styles['colour']} style={{ backgroundColor: data.backgroundColor }} aria-hidden="true">
      {data.backgroundPicUrl === '' ? null : (
        <div className={styles['picture']} style={pictureStyle(data)} data-part="picture" />
      )}
    </div>
  );
}

export default defineView<BackgroundDelivered>(shape, BackgroundView);
