// The summary of a shopper: one slide per figure, each as high as the screen, then the links.
import { useRef } from 'react';
import { type FootprintIndexData, footprintIndex } from '~/schemas/api/footprint.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Loading } from '../../engine/archetypes/detail';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { share } from '../../services/share';
import { useMallConfig } from '../../state/mall';
import { type Slide, slidesOf } from './summary-slides';
import styles from './summary.module.css';

function FigureSlide({ slide, onNext }: { slide: Slide; onNext: () => void }) {
  const { icon, lead, figure, unit, note } = slide;
  return (
    <section className={styles.slide} data-slide={slide.key}>
      <span className={styles.drawing} aria-hidden>
        <Icon name={icon} size={220} />
      </span>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.figure}>
        <b>{figure}</b>
        {unit}
      </p>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      <button type="button" className={styles.next} onClick={onNext}>
        更多惊喜，接着往下看
        <Icon name="chevron-down" size={32} />
      </button>
    </section>
  );
}

function LastSlide() {
  const mall = useMallConfig()?.mall.name ?? '';
  const sharing = useAction(share);
  return (
    <section className={styles.slide} data-slide="last">
      <span className={styles.drawing} aria-hidden>
        <Icon name="heart" size={220} />
      </span>
      <p className={styles.lead}>往后的日子，{mall}继续陪你</p>
      <div className={styles.acts}>
        <Button kind="outline" size="normal" className={styles.act ?? ''} onClick={() => redirect(HOME_PATH)}>
          <Icon name="home" />
          返回首页
        </Button>
        <Button
          kind="outline"
          size="normal"
          className={styles.act ?? ''}
          isBusy={sharing.isBusy}
          onClick={() => void sharing.run()}
        >
          <Icon name="share" />
          分享给好友
        </Button>
      </div>
    </section>
  );
}

function Slides({ data }: { data: FootprintIndexData }) {
  const slides = useRef<HTMLElement>(null);
  const showNext = (index: number) =>
    slides.current?.children.item(index + 1)?.scrollIntoView({ behavior: 'smooth' });
  return (
    // Focusable, so that the keyboard can scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.slides} ref={slides} aria-label="账单总结" tabIndex={0}>
      {slidesOf(data).map((slide, index) => (
        <FigureSlide key={slide.key} slide={slide} onNext={() => showNext(index)} />
      ))}
      <LastSlide />
    </section>
  );
}

export function SummaryScreen() {
  return (
    <Loading endpoint={footprintIndex} params={{}} skeleton="text">
      {(data) => <Slides data={data} />}
    </Loading>
  );
}
