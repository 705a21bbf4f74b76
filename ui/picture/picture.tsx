// Owns pictures: a box of reserved ratio, a neutral placeholder while loading, a designed one on failure.
import { useState } from 'react';
import { classes } from '../classes';
import styles from './picture.module.css';

export type PictureProps = {
  /** Address, already through the allow-list (domain/links); empty shows the fallback. */
  source: string;
  /** What the picture says; empty for decoration. */
  alt: string;
  /** Width ÷ height of the box; with `natural` the picture's own. 1 when absent. */
  ratio?: number | 'natural';
  fit?: 'cover' | 'contain' | 'fill';
  /** `eager` for what stands in the first screen. */
  loading?: 'lazy' | 'eager';
  className?: string;
};

type Phase = 'loading' | 'shown' | 'failed';

/** The neutral drawing that stands for a picture which did not come. */
function Fallback({ alt }: { alt: string }) {
  const accessible = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg {...accessible} className={styles.fallback} viewBox="0 0 48 48" focusable="false">
      <path className={styles.frame} d="M8 12h32v24H8z" />
      <path className={styles.frame} d="m8 32 9-9 8 8 4-4 11 9" />
      <circle className={styles.sun} cx="31" cy="20" r="2.5" />
    </svg>
  );
}

/** A picture that never moves what stands around it. A new `source` starts over. */
export function Picture(props: PictureProps) {
  return <PictureOfSource key={props.source} {...props} />;
}

function PictureOfSource(props: PictureProps) {
  const { source, alt, ratio = 1, fit = 'cover', loading = 'lazy', className } = props;
  const [phase, setPhase] = useState<Phase>(source === '' ? 'failed' : 'loading');
  const isNatural = ratio === 'natural';
  return (
    <span
      className={classes(
        styles.box,
        phase !== 'shown' && styles.empty,
        isNatural && styles.natural,
        className,
      )}
      style={isNatural ? undefined : { aspectRatio: ratio }}
    >
      {phase === 'failed' ? (
        <Fallback alt={alt} />
      ) : (
        <img
          className={styles.picture}
          style={{ objectFit: fit }}
          src={source}
          alt={alt}
          loading={loading}
          decoding="async"
          // A picture from the server's HTML or the cache may have settled before React listened.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth > 0) setPhase('shown');
          }}
          onLoad={() => setPhase('shown')}
          onError={() => setPhase('failed')}
        />
      )}
    </span>
  );
}
