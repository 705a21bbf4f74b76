// A video of the mall, played in place, with its words.
import { useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import { type VideoRow as Video, videoPlay } from '~/schemas/api/video.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import type { RowProps } from '../../engine/archetypes/list';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';
import styles from './video.module.css';

const RATIO = 16 / 9;
const LONG_TEXT = 60;

/** One film plays at a time. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const film of document.querySelectorAll('video')) if (film !== playing) film.pause();
}

interface PlayerProps {
  row: Video;
  source: string;
  onFail: () => void;
}

const Player = ({ row, source, onFail }: PlayerProps) => (
  <video
    className={styles.film}
    src={source}
    poster={row.pic_url}
    aria-label={row.title}
    controls
    autoPlay
    playsInline
    onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
    onError={onFail}
  >
    <track kind="captions" />
  </video>
);

function Film({ row }: { row: Video }) {
  const [source, setSource] = useState('');
  const play = useAction(async () => {
    const { url } = await call(videoPlay, { url: row.url });
    if (url === '') open(to.web({ url: row.url }));
    else setSource(url);
  });
  const fail = () => {
    setSource('');
    toast('视频暂时无法播放');
  };
  if (source !== '') return <Player row={row} source={source} onFail={fail} />;
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={`播放：${row.title}`}
      aria-busy={play.isBusy}
      onClick={() => void play.run()}
    >
      <Picture source={row.pic_url} alt="" ratio={RATIO} />
      <span className={styles.play}>
        <Icon name="play" size={56} />
      </span>
    </button>
  );
}

export function VideoRow({ row }: RowProps<Video>) {
  const [isLong, setIsLong] = useState(false);
  const { title, content, time } = row;
  return (
    <Card label={title}>
      <Film row={row} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text} data-unfolded={isLong}>
          {content}
        </p>
        <p className={styles.footer}>
          <span>{time}</span>
          {content.length > LONG_TEXT ? (
            <Button size="small" kind="bare" onClick={() => setIsLong(!isLong)}>
              {isLong ? '收起' : '展开'}
            </Button>
          ) : null}
        </p>
      </div>
    </Card>
  );
}
