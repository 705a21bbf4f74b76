// The check-in: a picture with today's reward, and the area that checks in.
import { parseHex, readableOn, WHITE } from '~/domain/colour';
import { widePicture } from '~/domain/picture-address';
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type MallDisplay, useHost } from '~/renderer/host';
import { type CheckInDelivered, shape } from './schema.gen';
import { awardText, type CheckIn, useCheckIn } from './use-check-in';
import styles from './view.module.css';

/** Today's reward, and the number of days in a row. */
function linesOf({ award }: CheckInDelivered, taken: CheckIn['taken'], mall: MallDisplay): [string, string] {
  if (taken !== null) {
    const { number = 0, type = 'integral' } = taken;
    const brought = Number(number) > 0 ? `，获得${awardText({ number, type }, mall)}` : '';
    return [`今日已签到${brought}`, `已连续签到${award.continue + 1}天`];
  }
  const grants = Number(award.number) > 0 ? `今日签到可得${awardText(award, mall)}` : '每日签到';
  return [grants, `已连续签到${award.continue}天`];
}

function Words({ data, taken }: { data: CheckInDelivered; taken: CheckIn['taken'] }) {
  const [award, days] = linesOf(data, taken, useHost().mall);
  const isPictured = data.backgroundPicUrl !== '';
  return (
    <output
      className={styles.words}
      data-position={data.textPosition}
      // The text colour was chosen for the picture and applies only on it.
      style={isPictured ? { color: data.textColor } : {}}
    >
      <span className={styles.award}>{award}</span>
      <span className={styles.days}>{days}</span>
    </output>
  );
}

function Area({ spot, checkIn }: { spot: NonNullable<CheckInDelivered['hotspot']>; checkIn: CheckIn }) {
  if (!(spot.width > 0 && spot.height > 0)) return null;
  return (
    <button
      type="button"
      className={styles.area}
      style={{
        left: rpx(spot.left),
        top: rpx(spot.top),
        width: rpx(spot.width),
        height: rpx(spot.height),
      }}
      aria-label="签到"
      aria-busy={checkIn.isBusy}
      onClick={checkIn.tap}
    />
  );
}

/** A shade behind the text: dark for light text, light for dark text. */
function shadeOf({ textColor }: CheckInDelivered): 'dark' | 'light' {
  const words = parseHex(textColor);
  return words !== null && readableOn(words) === WHITE ? 'light' : 'dark';
}

function CheckInView({ data }: WidgetViewProps<CheckInDelivered>) {
  const checkIn = useCheckIn();
  const { backgroundPicUrl: picture, hotspot } = data;
  return (
    <section className={styles.block} data-pictured={picture !== ''} aria-label="签到">
      {picture === '' ? null : <img className={styles.background} src={widePicture(picture)} alt="" />}
      {picture !== '' && data.showText ? (
        <span className={styles.shade} data-shade={shadeOf(data)} data-position={data.textPosition} />
      ) : null}
      {data.showText ? <Words data={data} taken={checkIn.taken} /> : null}
      {hotspot === null ? null : <Area spot={hotspot} checkIn={checkIn} />}
    </section>
  );
}

export default defineView<CheckInDelivered>(shape, CheckInView);
