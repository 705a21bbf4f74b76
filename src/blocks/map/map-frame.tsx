// A screen with a map: the map takes what its bottom bar leaves.
import type { ReactNode } from 'react';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import type { OwnPlace } from './use-own-place';
import styles from './map-frame.module.css';

interface MapFrameProps {
  map: ReactNode;
  /** Above the map: a search field. */
  head?: ReactNode;
  /** Shows a button to the own position. */
  own?: OwnPlace;
  /** Whether the bottom bar is a list that changes: it keeps its height, so that the map does not move. */
  hasList?: boolean;
  children: ReactNode;
}

export const MapFrame = ({ map, head, own, hasList = false, children }: MapFrameProps) => (
  <div className={styles.frame}>
    {head}
    <div className={styles.sight}>
      {map}
      {own === undefined ? null : (
        <Button
          className={styles.own ?? ''}
          label="我的位置"
          isBusy={own.isLocating}
          onClick={() => void own.ask()}
        >
          <Icon name="aim" size={44} />
        </Button>
      )}
    </div>
    <div className={styles.bottomBar} data-list={hasList}>
      {children}
    </div>
  </div>
);
