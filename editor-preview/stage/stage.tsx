// The stage: tools, strips, and the phone with the page in its frame; a second phone beside it on wide windows.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { actionNamed } from '../actions/actions';
import { useParts } from '../session/editor-context';
import { useAction } from '../actions/use-actions';
import { useEditor } from '../store/use-editor';
import { isWideWindow } from '../ui/wide';
import { EmptyPage } from './empty-page';
import { FirstStepsCard } from './first-steps-card';
import { Notices } from './notices';
import { PageTabs } from './page-tabs';
import { Phone, type PhoneHandle } from './phone';
import { SkipPhone } from './skip-phone';
import styles from './stage.module.css';
import { phoneSize, type StageView, useStageView, withinRoom } from '../session/stage-view';
import { Tools } from './tools';

/** Beside the phone, for the name and the tools of a block; above and below it. */
const GUTTERS = 112 + 52;
const AIR = 32;

/** The size of an element, in px. */
function useRoom() {
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState({ width: 624, height: 700 });
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const watch = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth, height: current.clientHeight }),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { ref, room };
}

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(isWideWindow);
  useEffect(() => {
    const look = () => setIsWide(isWideWindow());
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return isWide;
}

/** Of each phone: two stand side by side at their own size at most. */
function sizeIn(room: { width: number; height: number }, view: StageView, count: 1 | 2) {
  const zoom = count === 1 ? view.zoom : Math.min(view.zoom ?? 1, 1);
  const free = { width: room.width / count - GUTTERS, height: room.height - AIR };
  return withinRoom(phoneSize({ ...view, zoom }, free), free.height);
}

function Phones({ view, isWide }: { view: StageView; isWide: boolean }) {
  const { ref, room } = useRoom();
  const first = useRef<PhoneHandle>(null);
  const second = useRef<PhoneHandle>(null);
  const other = isWide ? view.other : null;
  const size = sizeIn(room, view, other === null ? 1 : 2);
  const isEmpty = useEditor(({ doc, tab }) => doc.tabs.find(({ key }) => key === tab)?.order.length === 0);
  return (
    <section
      ref={ref}
      className={styles['surround']}
      data-overview={view.isOverview || undefined}
      aria-label="画布"
      // A phone that is higher than the window is scrolled by keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <SkipPhone />
      <Phone
        title="手机预览"
        audience={view.audience}
        view={view}
        size={size}
        handle={first}
        onScrolled={(top) => second.current?.scroll(top)}
      >
        {isEmpty && view.mode === 'edit' ? <EmptyPage /> : null}
      </Phone>
      {other === null ? null : (
        <Phone
          title="对照的手机预览"
          audience={other}
          view={view}
          size={size}
          handle={second}
          onScrolled={(top) => first.current?.scroll(top)}
        />
      )}
    </section>
  );
}

/** `strips` say above the phone what of the page is live, scheduled or under review. */
export function Stage({ strips }: { strips: ReactNode }) {
  const { ui } = useParts();
  const act = useAction();
  const stage = useStageView(ui.stage);
  const isWide = useIsWide();
  const { view } = stage;
  return (
    <main className={styles['stage']}>
      <h2 className="st-visually-hidden">预览</h2>
      <Notices />
      {strips}
      <Tools {...stage} isWide={isWide} />
      {view.mode === 'try' ? (
        <output className={styles['trying']}>
          体验中：点击和在手机上一样
          <button type="button" onClick={() => act(actionNamed('end-trying'))}>
            结束（Esc）
          </button>
        </output>
      ) : null}
      <div className={styles['middle']}>
        {view.mode === 'edit' ? <FirstStepsCard isWide={isWide} /> : null}
        <Phones view={view} isWide={isWide} />
      </div>
      <PageTabs />
    </main>
  );
}
