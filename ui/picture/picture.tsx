// Pictures: a box of reserved ratio, no more pixels than it needs, a placeholder while loading, a fallback on failure.
import { useState } from 'react';
import { pictureAtWidth, pictureChoice, pictureRatio, pictureSizes } from '~/domain/picture-address';
import { DESIGN_WIDTH } from '~/domain/rpx';
import { classes } from '../classes';
import { useRetryOnline } from '../retry-online';
import { detectEarlyImageError } from './use-image-error';
import styles from './picture.module.css';

export type PictureProps = {
  /** Address, already through the allow-list (domain/links); empty shows the fallback. */
  source: string;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** Width ÷ height of the box; with `natural` the picture's own, initially where its address has it. 1 when absent. */
  ratio?: number | 'natural';
  fit?: 'cover' | 'contain' | 'fill';
  /** Width of the box in rpx for server-rendered pages, where the browser chooses before layout. The page's width when absent. */
  width?: number;
  /** `eager` in the first screen, `first` for the LCP image, which is fetched with high priority. */
  loading?: 'lazy' | 'eager' | 'first';
  /** A cached file of the same picture, shown until this one has loaded. */
  placeholder?: string;
  className?: string;
};

type Phase = 'loading' | 'shown' | 'failed';

/** The neutral fallback of a picture that did not load. */
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

/** Sets `sizes` to the measured width instead of the estimate: the browser chooses the file after this task. */
function measure(image: HTMLImageElement, guess: string | undefined): void {
  if (image.sizes !== guess || image.currentSrc !== '') return;
  const { offsetWidth, offsetHeight, style } = image;
  // A picture that covers a high box is wider than the box; only its ratio gives the width.
  const length = style.objectFit === 'cover' ? Math.max(offsetWidth, offsetHeight) : offsetWidth;
  if (length > 0) image.sizes = `${length}px`;
}

/** A picture that causes no layout shift. A new `source` resets its state. */
export function Picture(props: PictureProps) {
  return <PictureOfSource key={props.source} {...props} />;
}

/** `setPhase` is told how loading ends. */
function imageOf(props: PictureProps, setPhase: (phase: Phase) => void) {
  const { source, alt, fit = 'cover', width = DESIGN_WIDTH, loading = 'lazy' } = props;
  const choice = pictureChoice(source);
  const sizes = choice && pictureSizes(width);
  return (
    <img
      className={styles.picture}
      style={{ objectFit: fit }}
      src={pictureAtWidth(source, 640)}
      srcSet={choice}
      sizes={sizes}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      // A picture from the server's HTML or the cache may have loaded or failed before hydration.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth > 0) setPhase('shown');
        else if (image !== null) measure(image, sizes);
        detectEarlyImageError(image, () => setPhase('failed'));
      }}
      onLoad={() => setPhase('shown')}
      onError={() => setPhase('failed')}
    />
  );
}

function PictureOfSource(props: PictureProps) {
  const { source, alt, ratio = 1, placeholder = '', className } = props;
  const [phase, setPhase] = useState<Phase>(source === '' ? 'failed' : 'loading');
  useRetryOnline(phase === 'failed' && source !== '', () => setPhase('loading'));
  const known = ratio === 'natural' ? pictureRatio(source) : ratio;
  const isNatural = known === null;
  return (
    <span
      className={classes(
        styles.box,
        phase !== 'shown' && styles.empty,
        isNatural && styles.natural,
        className,
      )}
      style={{
        aspectRatio: known ?? undefined,
        backgroundImage:
          placeholder === '' || phase === 'shown' ? undefined : `url(${JSON.stringify(placeholder)})`,
      }}
    >
      {phase === 'failed' ? <Fallback alt={alt} /> : imageOf(props, setPhase)}
    </span>
  );
}
