// The look of the countdown: a picture, and below it the strip that counts to the start and then to the end.
import type { ReactNode } from 'react';
import { hasTarget, isSafePicture } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';
import { type CountdownPhase, readSpan, type TimeSpan } from '~/domain/time';
import { isRecord } from '~/domain/record';
import { useCountdown } from '~/renderer/ticker';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Countdown } from '~/ui/countdown/countdown';
import { Picture } from '~/ui/picture/picture';
import { shape, type TimerDelivered } from './schema.gen';
import styles from './view.module.css';

const CAPTIONS = { before: '距离活动开始还有', during: '距离活动结束还有' } as const;

/** The chosen background; older documents have it in the link. */
function backgroundOf({ bgPicUrl, link }: TimerDelivered): string {
  if (bgPicUrl !== '') return bgPicUrl;
  const misplaced = isRecord(link) ? link['bgPicUrl'] : '';
  return isSafePicture(misplaced) ? misplaced : '';
}

interface Counting {
  caption: string;
  leftMs: number;
}

/** The countdown; null when it has ended, and `unknown` where no clock runs: on the server. */
function countingOf(span: TimeSpan, countdown: CountdownPhase | null): Counting | 'unknown' | null {
  if (countdown === null) return span.endMs === null && span.startMs === null ? null : 'unknown';
  const { phase, remainingMs } = countdown;
  return phase === 'after' || remainingMs <= 0 ? null : { caption: CAPTIONS[phase], leftMs: remainingMs };
}

function Strip({ data, counting }: { data: TimerDelivered; counting: Counting | 'unknown' }) {
  const background = backgroundOf(data);
  return (
    <span className={styles.strip} data-pictured={background !== ''}>
      {background === '' ? null : <img className={styles.background} src={widePicture(background)} alt="" />}
      {counting === 'unknown' ? null : (
        <span className={styles.words}>
          <span>{counting.caption}</span>
          <Countdown remainingMs={counting.leftMs} shape="words" />
        </span>
      )}
    </span>
  );
}

function Tappable({ link, children }: { link: unknown; children: ReactNode }) {
  const host = useHost();
  if (!hasTarget(link)) return <div className={styles.timer}>{children}</div>;
  return (
    <button type="button" className={styles.timer} onClick={() => host.open(link)}>
      {children}
      <span className="visually-hidden">查看活动</span>
    </button>
  );
}

function TimerView({ data }: WidgetViewProps<TimerDelivered>) {
  const span = readSpan(data.startDateTime, data.endDateTime);
  const countdown = useCountdown(span);
  const counting = data.isOver === true ? null : countingOf(span, countdown);
  if (data.picUrl === '' && counting === null) return null;
  return (
    <Tappable link={data.link}>
      {data.picUrl === '' ? null : <Picture source={data.picUrl} alt={data.alt ?? ''} ratio="natural" />}
      {counting === null ? null : <Strip data={data} counting={counting} />}
    </Tappable>
  );
}

export default defineView<TimerDelivered>(shape, TimerView);
