// The background of the entries: a colour, a stretched picture, or the positioned picture of older documents.
import type { CSSProperties } from 'react';
import { widePicture } from '~/domain/picture-address';
import { blockBackground } from '~/ui/goods-list/block-background';
import type { NavDelivered } from './schema.gen';
import styles from './view.module.css';

const isOlder = ({ modeType }: NavDelivered): boolean => modeType === undefined;

/** Style of the block. Documents without modeType position and repeat their picture; a chosen picture has no colour. */
export function backgroundStyle(data: NavDelivered): CSSProperties {
  const { bgType, backgroundColor, mode } = data;
  if (isOlder(data)) {
    const stretched = mode === 1 ? { backgroundWidth: 100, backgroundHeight: 100 } : {};
    return blockBackground({ ...data, ...stretched });
  }
  return bgType === 'color' ? { backgroundColor } : {};
}

/** The chosen picture, stretched over the block. */
export function BackgroundPicture({ data }: { data: NavDelivered }) {
  if (isOlder(data) || data.bgType === 'color' || data.backgroundPicUrl === '') return null;
  return (
    <img
      className={styles['background']}
      src={widePicture(data.backgroundPicUrl)}
      alt=""
      data-part="background"
    />
  );
}
