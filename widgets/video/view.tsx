// The video, its look and playback.
import { createElement, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSafeUrl } from '~/domain/links';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { prefersReducedMotion } from '~/ui/while-visible';
import { Picture } from '~/ui/picture/picture';
import { claimPlayback, releasePlayback } from './only-one';
import { shape, type VideoDelivered } from './schema.gen';
import { useScreenPosition } from './use-screen-position';
import styles from './view.module.css';

/** Width ÷ height of the box. */
const RATIO = 750 / 422;

interface Playback {
  state: 'cover' | 'sounding' | 'muted';
  start: (how: 'sounding' | 'muted') => void;
  fail: () => void;
}

/** Starts by tap or, muted, by coming into view; stops out of view. Full screen continues. */
function usePlayback(videoRef: RefObject<HTMLVideoElement | null>, isAuto: boolean): Playback {
  const host = useHost();
  const [state, setState] = useState<Playback['state']>('cover');
  // Once per visit: a video that the shopper paused stays paused until it has left the screen.
  const hasActedRef = useRef(false);

  const start = (how: 'sounding' | 'muted') => {
    hasActedRef.current = true;
    // Browsers allow a video to start only within the tap, or when it is muted already.
    flushSync(() => setState(how));
    // Refused by the browser's data or power saving: the controls remain for the shopper.
    videoRef.current?.play()?.catch(() => undefined);
  };

  useScreenPosition(videoRef, (where) => {
    if (where === 'start' && isAuto && !hasActedRef.current && !prefersReducedMotion()) start('muted');
    const element = videoRef.current;
    if (where !== 'away' || state === 'cover' || document.fullscreenElement === element) return;
    hasActedRef.current = false;
    element?.pause();
  });

  useEffect(() => {
    const element = videoRef.current;
    return () => {
      if (element !== null) releasePlayback(element);
    };
  }, [videoRef]);

  const fail = () => {
    // Before the first play no error is shown: the shopper has not requested the video.
    if (state === 'cover') return;
    setState('cover');
    host.toast('视频暂时无法播放');
  };
  return { state, start, fail };
}

function Player({ data }: { data: VideoDelivered }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { state, start, fail } = usePlayback(videoRef, data.hasAuto === 1);
  const title = data.video_title === '' ? '视频' : data.video_title;
  return (
    <div className={styles.box}>
      {/* The stored format has no captions, so there is no track; embedded ones are in the controls. */}
      {createElement('video', {
        ref: videoRef,
        className: styles.video,
        src: data.url,
        'aria-label': title,
        controls: state !== 'cover',
        muted: state === 'muted',
        loop: data.hasCycle === 1,
        preload: 'none',
        playsInline: true,
        onPlay: (event) => claimPlayback(event.currentTarget),
        onError: fail,
      })}
      {state === 'cover' && (
        <button
          type="button"
          className={styles.cover}
          aria-label={`播放${title}`}
          onClick={() => start('sounding')}
        >
          {data.pic_url !== '' && <Picture source={data.pic_url} alt="" ratio={RATIO} fit="fill" />}
          <span className={styles.play}>
            <Icon name="play" size={64} />
          </span>
        </button>
      )}
    </div>
  );
}

function VideoView({ data }: WidgetViewProps<VideoDelivered>) {
  return isSafeUrl(data.url) ? <Player key={data.url} data={data} /> : null;
}

export default defineView<VideoDelivered>(shape, VideoView);
