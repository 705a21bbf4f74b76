// A poster while it is drawn, the picture with its buttons and its viewer, and the failure with a retry.
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button/button';
import { ErrorState } from '~/ui/error-state/error-state';
import { FullPage } from '~/ui/full-page/full-page';
import { useAction } from '../../engine/use-action';
import { isRefusal, wordsOf } from '../../base/call-error';
import { isSocialApp } from '../../services/platform';
import { PictureViewer } from '../picture-viewer/picture-viewer';
import { savePicture } from './save-picture';
import { sharePicture } from './share-picture';
import styles from './poster.module.css';

export interface Drawing {
  /** Draws the poster; resolves to the address of the picture. A new function draws anew. */
  draw: () => Promise<string>;
  /** Name of the downloaded file, without its extension. */
  name: string;
  /** Width ÷ height, for the reserved box while it is rendered. */
  ratio: number;
}

const FAILED = '海报生成失败，请重试';

/** Why there is no picture, in the backend's words where it refused. */
const reasonOf = (error: unknown): string => (isRefusal(error) ? wordsOf(error) : FAILED);

interface Drawn {
  draw: Drawing['draw'];
  source: string;
  /** Empty for one that was drawn. */
  reason: string;
}

/** The outcome of drawing; a picture drawn before stays in sight until the next one is ready. */
function useDrawing(draw: Drawing['draw']): { source: string; isDrawing: boolean; reason: string } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (outcome: Omit<Drawn, 'draw'>) => {
      if (isWanted) setDrawn({ draw, ...outcome });
    };
    draw().then(
      (source) => settle({ source, reason: '' }),
      (error: unknown) => settle({ source: '', reason: reasonOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [draw]);
  const isDrawing = drawn?.draw !== draw;
  return { source: drawn?.source ?? '', isDrawing, reason: isDrawing ? '' : drawn.reason };
}

interface DrawnProps {
  source: string;
  name: string;
  isDrawing: boolean;
}

function Saving({ source, name, isDrawing }: DrawnProps) {
  // The social app's browser downloads no files.
  if (isSocialApp()) return <p className={styles.hint}>长按图片保存</p>;
  return (
    <Button
      kind="primary"
      size="wide"
      isDisabled={isDrawing}
      onClick={() => {
        if (!isDrawing) savePicture(source, name);
      }}
    >
      保存图片
    </Button>
  );
}

function Sharing({ source, name, isDrawing }: DrawnProps) {
  const sharing = useAction(() => sharePicture(source, name));
  return (
    <Button
      kind="outline"
      size="wide"
      isDisabled={isDrawing}
      isBusy={sharing.isBusy}
      onClick={() => {
        if (!isDrawing) void sharing.run();
      }}
    >
      分享
    </Button>
  );
}

/** The picture; a tap shows it full-screen. */
function Shown({ source, name }: Omit<DrawnProps, 'isDrawing'>) {
  const [isViewed, setIsViewed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`查看${name}`}
        onClick={() => setIsViewed(true)}
      >
        <img className={styles.picture} src={source} alt={name} />
      </button>
      <PictureViewer
        pictures={[source]}
        index={isViewed ? 0 : null}
        label={name}
        onClose={() => setIsViewed(false)}
      />
    </>
  );
}

function Picture({ draw, name, ratio, onRetry }: Drawing & { onRetry: () => void }) {
  const { source, isDrawing, reason } = useDrawing(draw);
  if (reason !== '') return <ErrorState text={reason} onRetry={onRetry} />;
  return (
    <>
      <div className={styles.place} style={{ aspectRatio: ratio }} aria-busy={isDrawing}>
        {source === '' ? (
          <output className={styles.waiting}>海报生成中</output>
        ) : (
          <Shown source={source} name={name} />
        )}
      </div>
      <Saving source={source} name={name} isDrawing={isDrawing} />
      <Sharing source={source} name={name} isDrawing={isDrawing} />
    </>
  );
}

export function DrawnPoster(drawing: Drawing) {
  const [attempt, setAttempt] = useState(0);
  return <Picture key={attempt} {...drawing} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A screen that is a poster. */
export const PosterPage = (drawing: Drawing) => (
  <FullPage>
    <section className={styles.page} data-testid="poster">
      <DrawnPoster {...drawing} />
    </section>
  </FullPage>
);
