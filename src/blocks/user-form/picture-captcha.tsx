// The picture captcha field: the letters, the picture, a new picture on tap.
import { useEffect, useRef, useState } from 'react';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { useLatest } from '~/ui/use-latest';
import { TextField } from '~/ui/field/text-field';
import { call } from '../../services/http';
import styles from './picture-captcha.module.css';

interface PictureCaptchaProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Change it to load a new picture, as after a refused code. */
  round: number;
  error?: string;
}

interface Answer {
  /** Id of the captcha that the letters belong to; an older picture is void. */
  asked: string;
  /** Null where no picture loaded. */
  url: string | null;
}

/** Address of the current picture: undefined while loading, null where none loaded. */
function usePicture(round: number) {
  const [taps, setTaps] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = `${round}/${taps}`;
  useEffect(() => {
    let isCurrent = true;
    const take = (url: string | null) => {
      if (isCurrent) setAnswer({ asked, url });
    };
    call(sitePicCaptcha, { refresh: '1' }, { isQuiet: true }).then(
      ({ url }) => take(url),
      () => take(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  const renew = () => setTaps((before) => before + 1);
  const drop = () => setAnswer({ asked, url: null });
  return { url: answer?.asked === asked ? answer.url : undefined, renew, drop };
}

/** Begins with what is seen where there is no picture. */
function nameOf(url: string | null | undefined): string {
  if (url === undefined) return '加载中的图形验证码';
  return `${url === null ? '点击获取' : '换一张'}图形验证码`;
}

function Picture({ url, onError }: { url: string | null | undefined; onError: () => void }) {
  if (url === undefined) return '加载中';
  return url === null ? '点击获取' : <img src={url} alt="图形验证码" onError={onError} />;
}

/** Letters of an older picture are void: a new one begins without any. */
function useClearedLetters(round: number, onChange: (value: string) => void): void {
  const shown = useRef(round);
  const clear = useLatest(onChange);
  useEffect(() => {
    if (shown.current === round) return;
    shown.current = round;
    clear.current('');
  }, [round, clear]);
}

export function PictureCaptcha({ name, value, onChange, round, error = '' }: PictureCaptchaProps) {
  const { url, renew, drop } = usePicture(round);
  useClearedLetters(round, onChange);
  const change = () => {
    onChange('');
    renew();
  };
  return (
    <TextField
      label="图形验证码"
      name={name}
      isStacked
      value={value}
      onChange={onChange}
      placeholder="请输入图中的字符"
      maxLength={8}
      error={error}
      trailing={
        <button type="button" className={styles.captcha} onClick={change} aria-label={nameOf(url)}>
          <Picture url={url} onError={drop} />
        </button>
      }
    />
  );
}
