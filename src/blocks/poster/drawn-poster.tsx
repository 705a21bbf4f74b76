// A poster while it is drawn, the picture with its save button, and the failure with a retry.
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button/button';
import { ErrorState } from '~/ui/error-state/error-state';
import { isSocialApp } from '../../services/platform';
import { savePicture } from './save-picture';
import styles from './poster.module.css';

export interface Drawing {
  /** Draws the poster; resolves to the address of the picture. A new function draws anew. */
  draw: () => Promise<string>;
  /** Name of the downloaded file, without its extension. */
  name: string;
  /** Width ÷ height, for the reserved box while it is rendered. */
  ratio: number;
}

interface Drawn {
  draw: Drawing['draw'];
  source: string | null;
}

/** The outcome of drawing; a picture drawn before stays in sight until the next one is ready. */
function useDrawing(draw: Drawing['draw']): { source: string; isDrawing: boolean; isFailed: boolean } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (source: string | null) => {
      if (isWanted) setDrawn({ draw, source });
    };
    draw().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [draw]);
  const isDrawing = drawn?.draw !== draw;
  return { source: drawn?.source ?? '', isDrawing, isFailed: !isDrawing && drawn.source === null };
}

function Saving({ source, name, isDrawing }: { source: string; name: string; isDrawing: boolean }) {
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

function Picture({ draw, name, ratio, onRetry }: Drawing & { onRetry: () => void }) {
  const { source, isDrawing, isFailed } = useDrawing(draw);
  if (isFailed) return <ErrorState text="海报生成失败，请重试" onRetry={onRetry} />;
  return (
    <>
      <div className={styles.place} style={{ aspectRatio: ratio }} aria-busy={isDrawing}>
        {source === '' ? (
          <output className={styles.waiting}>海报生成中</output>
        ) : (
          <img className={styles.picture} src={source} alt={name} />
        )}
      </div>
      <Saving source={source} name={name} isDrawing={isDrawing} />
    </>
  );
}

export function DrawnPoster(drawing: Drawing) {
  const [attempt, setAttempt] = useState(0);
  return <Picture key={attempt} {...drawing} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A screen that is a poster. */
export const PosterPage = (drawing: Drawing) => (
  <section className={styles.page} data-testid="poster">
    <DrawnPoster {...drawing} />
  </section>
);
