// The notice: a bar with the marquee, and the popup with the whole text.
import { lazy, Suspense, useState } from 'react';
import { iconPicture } from '~/domain/picture-address';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useStaged } from '~/renderer/staged';
import { Icon } from '~/ui/icon/icon';
import { OperatorPicture } from '~/ui/picture/operator-picture';
import { HEAD_START_SECONDS, runningSeconds } from './running-time';
import { type NoticeDelivered, shape } from './schema.gen';
import styles from './view.module.css';

/** Section of the form (`schema.json`) whose fields are about the popup. */
export const POPUP_SECTION = '弹窗';

const Popup = lazy(() => import('./popup'));

/** The text of the bar, on one line, because its line breaks are for the popup. */
function Line({ data }: { data: NoticeDelivered }) {
  const text = data.content.replace(/\s*\n\s*/g, ' ');
  const running = {
    animationDuration: `${runningSeconds(text)}s`,
    animationDelay: `-${HEAD_START_SECONDS}s`,
  };
  return (
    <>
      <OperatorPicture className={styles['icon']} source={iconPicture(data.icon)}>
        <Icon name="bell" size={36} className={styles['icon']} />
      </OperatorPicture>
      {data.name === '' ? null : <span className={styles['name']}>{data.name}</span>}
      <span className={styles['window']}>
        <span className={styles['running']} style={running} data-part="running">
          {text}
        </span>
      </span>
    </>
  );
}

/** In the theme's colour its text is the theme's too (view.module.css): another might be illegible. */
const groundOf = ({ background, textColor: color }: NoticeDelivered) =>
  background === '' ? {} : { background, color };

function NoticeView({ data, uid }: WidgetViewProps<NoticeDelivered>) {
  const isStaged = useStaged(uid)?.group === POPUP_SECTION;
  const [isOpen, setOpen] = useState(false);
  // Mounted on the first opening, so that its closing transition runs.
  const [hasOpened, setHasOpened] = useState(false);
  const style = groundOf(data);
  if (data.content.trim() === '') {
    return (
      <div className={styles['bar']} style={style}>
        <Line data={data} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`${styles['bar']} hit-area`}
        style={style}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setHasOpened(true);
        }}
      >
        <Line data={data} />
        <Icon name="chevron-right" size={22} className={styles['arrow']} />
      </button>
      {hasOpened || isStaged ? (
        <Suspense fallback={null}>
          <Popup
            data={data}
            isOpen={isOpen || isStaged}
            isInPlace={isStaged}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export default defineView<NoticeDelivered>(shape, NoticeView);
