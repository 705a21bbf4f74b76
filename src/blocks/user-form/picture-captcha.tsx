// Owns the picture captcha field: the letters, the picture, a new picture on tap.
import { useCallback, useEffect, useState } from 'react';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { TextField } from '~/ui/field/text-field';
import { call } from '../../services/http';
import styles from './form-page.module.css';

interface PictureCaptchaProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Changes to ask for a new picture, as after a refused code. */
  round: number;
  error?: string;
}

/** Address of a fresh picture, null until there is one. */
function usePicture(round: number) {
  const [url, setUrl] = useState<string | null>(null);
  const renew = useCallback(() => {
    call(sitePicCaptcha, { refresh: '1' }, { isQuiet: true }).then(
      (data) => setUrl(data.url),
      () => setUrl(null),
    );
  }, []);
  useEffect(renew, [renew, round]);
  const drop = () => setUrl(null);
  return { url, renew, drop };
}

export function PictureCaptcha({ name, value, onChange, round, error = '' }: PictureCaptchaProps) {
  const { url, renew, drop } = usePicture(round);
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
        <button type="button" className={styles.captcha} onClick={change} aria-label="换一张图形验证码">
          {url === null ? '点击获取' : <img src={url} alt="图形验证码" onError={drop} />}
        </button>
      }
    />
  );
}
