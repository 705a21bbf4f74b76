// The stage: the phone with the page in its frame, and the tools beside it.
import { useRef } from 'react';
import { Button } from '../ui/button';
import { Notices } from './notices';
import styles from './stage.module.css';
import { useFrame } from './use-frame';

export function Stage() {
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, failure, reload } = useFrame(frame);
  const hasFailed = status === 'silent' || status === 'outdated' || failure !== null;
  return (
    <main className={styles['stage']}>
      <h2 className="st-visually-hidden">预览</h2>
      <Notices />
      <div className={styles['tools']} />
      <div className={styles['surround']}>
        <div className={styles['phone']}>
          <iframe
            ref={frame}
            title="手机预览"
            className={styles['frame']}
            sandbox="allow-scripts"
            width={375}
            height={667}
          />
          {hasFailed ? (
            <div className={styles['failed']} role="alert">
              <p>{failure ?? '预览没有响应'}</p>
              <Button onClick={reload}>重新加载</Button>
            </div>
          ) : null}
        </div>
      </div>
    </main>
  );
}
