// The map: an illustration of a location, and the card that links to a real map.
import type { CSSProperties } from 'react';
import { widePicture } from '~/domain/picture-address';
import { coordinatesText, placeOf, splitLocation, webMapAddress } from '~/domain/place';
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { type MapDelivered, shape } from './schema.gen';
import { Streets } from './streets';
import styles from './view.module.css';

/** The card with its margins: a lower map would clip it. */
const MIN_HEIGHT = 160;

/** The fields that the server split, else the location itself. */
function coordinatesOf({ latitude, longitude, location }: MapDelivered) {
  if (latitude !== '') return placeOf(latitude, longitude);
  const own = splitLocation(location);
  return placeOf(own.latitude, own.longitude);
}

const boxStyle = (data: MapDelivered): CSSProperties => ({
  padding: `${rpx(data.paddingY)} ${rpx(data.paddingX)}`,
  background: data.backgroundColor,
});

function MapView({ data }: WidgetViewProps<MapDelivered>) {
  const host = useHost();
  const place = coordinatesOf(data);
  if (place === null) return null;
  const { name } = host.mall;
  const url = webMapAddress({ ...place, name });
  return (
    <div style={{ borderTop: `${rpx(data.marginTop)} solid ${data.marginTopColor}` }}>
      <div className={styles.box} style={boxStyle(data)}>
        {data.backgroundPicUrl === '' ? null : (
          <img className={styles.background} src={widePicture(data.backgroundPicUrl)} alt="" />
        )}
        <a
          className={styles.map}
          style={{ minHeight: rpx(Math.max(MIN_HEIGHT, data.height)) }}
          href={url}
          onClick={(event) => {
            event.preventDefault();
            host.open({ url, openType: 'h5' });
          }}
        >
          <Streets />
          <span className={styles.pin}>
            <Icon name="location" size={56} />
          </span>
          <span className={styles.card}>
            <span className={styles.words}>
              <span className={styles.name}>{name === '' ? '门店位置' : name}</span>
              <span className={styles.coordinates}>{coordinatesText(place)}</span>
            </span>
            <span className={styles.go}>打开地图</span>
          </span>
        </a>
      </div>
    </div>
  );
}

export default defineView<MapDelivered>(shape, MapView);
