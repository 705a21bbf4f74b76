// A poster: rendering it, the picture with a download button, the error state.
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button/button';
import { ErrorState } from '~/ui/error-state/error-state';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { isSocialApp } from '../../services/platform';
import { toast } from '../../state/overlays';
import styles from './poster.module.css';

interface PosterProps {
  isOpen: boolean;
  onClose: () => void;
  /** Draws the poster; resolves to the address of the picture. */
  draw: () => Promise<string>;
  /** Name of the downloaded file, without its extension. */
  name: string;
  /** Width ÷ height, for the reserved box while it is rendered. */
  ratio: number;
}

type State = { phase: 'drawing' | 'failed' } | { phase: 'drawn'; source: string };

function useDrawing(draw: () => Promise<string>): State {
  const [state, setState] = useState<State>({ phase: 'drawing' });
  useEffect(() => {
    let isWanted = true;
    const settle = (next: State) => {
      if (isWanted) setState(next);
    };
    draw().then(
      (source) => settle({ phase: 'drawn', source }),
      () => settle({ phase: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [draw]);
  return state;
}

/** Downloads the picture (ERR-15). */
function save(source: string, name: string): void {
  try {
    const link = document.createElement('a');
    link.href = source;
    link.download = `${name}.png`;
    document.body.append(link);
    link.click();
    link.remove();
  } catch {
    toast('下载失败');
  }
}

type DrawingProps = Pick<PosterProps, 'draw' | 'name' | 'ratio'> & { onRetry: () => void };

function Drawing({ draw, name, ratio, onRetry }: DrawingProps) {
  const state = useDrawing(draw);
  if (state.phase === 'failed') return <ErrorState text="海报生成失败，请重试" onRetry={onRetry} />;
  const isDrawn = state.phase === 'drawn';
  return (
    <>
      <div className={styles.place} style={{ aspectRatio: ratio }} aria-busy={!isDrawn}>
        {isDrawn ? (
          <img className={styles.picture} src={state.source} alt={name} />
        ) : (
          <output className={styles.waiting}>海报生成中</output>
        )}
      </div>
      {isSocialApp() ? (
        // The social app's browser downloads no files.
        <p className={styles.hint}>长按图片保存</p>
      ) : (
        <Button
          kind="primary"
          size="wide"
          isDisabled={!isDrawn}
          onClick={() => {
            if (isDrawn) save(state.source, name);
          }}
        >
          保存图片
        </Button>
      )}
    </>
  );
}

export function Poster({ isOpen, onClose, ...drawing }: PosterProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="海报" place="centre">
      <section className={styles.card} data-testid="poster">
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={32} />
        </button>
        <Drawing key={attempt} {...drawing} onRetry={() => setAttempt(attempt + 1)} />
      </section>
    </Modal>
  );
}
