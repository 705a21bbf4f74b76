// One phone on the stage: the page in its frame, scaled by its wrapper, with the gutters beside it.
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Audience } from '~/domain/studio/api-library';
import type { Uid } from '~/domain/studio/document';
import { useCheck } from '../check/check-context';
import { useParts } from '../session/editor-context';
import { pointInWindow } from '../session/probe';
import { FrameFailure, hasFrameFailed } from '../ui/frame-failure';
import type { Box, SeenBlock } from '../frame/messages';
import { useEditor } from '../store/use-editor';
import { isDefaultAudience } from './audience';
import { Gutters } from './gutters';
import styles from './phone.module.css';
import { PhoneFrame } from './phone-frame';
import { ProblemNote } from './problem-note';
import { safeBottomOf, type StageView } from '../session/stage-view';
import { useFrame } from './use-frame';
import { useFrameMessages } from './use-frame-messages';

export interface PhoneHandle {
  scroll: (top: number) => void;
}

interface PhoneProps {
  title: string;
  audience: Audience;
  view: StageView;
  size: { width: number; height: number; scale: number };
  handle: RefObject<PhoneHandle | null>;
  onScrolled: (top: number) => void;
  /** Shown over the page, such as where it is empty. */
  children?: ReactNode;
}

/** What the frame reports of itself. Only what a guest sees is reported to the check. */
function useReports(
  frame: RefObject<HTMLIFrameElement | null>,
  { audience, onScrolled }: Pick<PhoneProps, 'audience' | 'onScrolled'>,
) {
  const { ui } = useParts();
  const [at, setAt] = useState<{ uid: Uid; box: Box | null } | null>(null);
  const [failed, setFailed] = useState<Uid | null>(null);
  const onBox = useCallback((uid: Uid, box: Box | null) => setAt({ uid, box }), []);
  const closeProblem = useCallback(() => setFailed(null), []);
  const { see } = useCheck();
  const isGuest = isDefaultAudience(audience);
  const onSeen = useCallback(
    (blocks: readonly SeenBlock[]) => {
      if (isGuest) see(blocks);
    },
    [isGuest, see],
  );
  const onMenu = useCallback(
    (point: { x: number; y: number }) => {
      if (frame.current !== null) ui.set({ menu: pointInWindow(frame.current, point) });
    },
    [frame, ui],
  );
  const onMessage = useFrameMessages({ onBox, onProblem: setFailed, onScrolled, onSeen, onMenu });
  return { at, failed, closeProblem, onMessage };
}

/** How far the page reaches without scrolling. */
function Fold({ view, size }: Pick<PhoneProps, 'view' | 'size'>) {
  if (!view.hasFold) return null;
  const height = view.isOverview ? view.device.height : size.height;
  return (
    <div className={styles['fold']} style={{ top: height * size.scale }}>
      首屏
    </div>
  );
}

export function Phone({ title, audience, view, size, handle, onScrolled, children }: PhoneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { mode, simulation, device } = view;
  const { width, height, scale } = size;
  const { at, failed, closeProblem, onMessage } = useReports(frame, { audience, onScrolled });
  const safeBottom = safeBottomOf(device);
  const look = useMemo(
    () => ({ mode, simulation, zoom: scale, safeBottom }),
    [mode, simulation, scale, safeBottom],
  );
  const { status, failure, reload, scroll } = useFrame(frame, { audience, look, onMessage });
  useImperativeHandle(handle, () => ({ scroll }));
  const primary = useEditor(({ selection }) => selection[0]);
  const hasFailed = hasFrameFailed({ status, failure });
  const isMarked = mode === 'edit' && primary !== undefined && at?.uid === primary && !hasFailed;
  return (
    <div className={styles['place']} style={{ width: width * scale, height: height * scale }}>
      <div className={styles['phone']} style={{ width, height, transform: `scale(${scale})` }}>
        <PhoneFrame
          frameRef={frame}
          title={title}
          width={width}
          height={height}
          isInTabOrder={mode === 'try'}
        />
      </div>
      <Fold view={view} size={size} />
      {isMarked && at.box !== null ? (
        <Gutters uid={primary} box={at.box} height={height * scale} scale={scale} />
      ) : null}
      {failed === null ? null : <ProblemNote uid={failed} onClose={closeProblem} />}
      {hasFailed ? <FrameFailure status={status} failure={failure} onReload={reload} /> : children}
    </div>
  );
}
