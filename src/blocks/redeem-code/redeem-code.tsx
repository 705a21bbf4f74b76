// The code that a shopper shows to a clerk: its picture, its digits for a clerk who types, and what went wrong.
import { useState } from 'react';
import type { RedemptionProgress } from '~/domain/redemption';
import type { Endpoint } from '~/schemas/endpoint';
import { Button } from '~/ui/button/button';
import { classes } from '~/ui/classes';
import { ErrorState } from '~/ui/error-state/error-state';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { Picture } from '~/ui/picture/picture';
import { isRefusal, wordsOf } from '../../base/call-error';
import { usePolling } from '../../engine/use-polling';
import { call } from '../../services/http';
import { isSocialApp } from '../../services/platform';
import { useCall } from '../../services/query';
import { SaveCode } from './save-code';
import styles from './redeem-code.module.css';

export interface CodeAnswer {
  file_path: string;
  code?: string;
}

/** Groups of four, for a clerk who types it. */
const inGroups = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface CodeProps<P> {
  endpoint: Endpoint<P, CodeAnswer>;
  params: P;
  /** Also the picture's alternative text. */
  title: string;
  /** Name of the saved picture; without it there is no saving. */
  saveAs?: string;
}

/** As high as the code, so that nothing below it moves. */
const Waiting = ({ isSaved }: { isSaved: boolean }) => (
  <output className={styles.shown} aria-label="加载中">
    <span className={classes(styles.code, styles.blank)} />
    <span className={styles.digits}>&nbsp;</span>
    {isSaved ? (
      <Button kind="outline" size="compact" isDisabled>
        保存图片
      </Button>
    ) : null}
  </output>
);

/** The code with its states, for a card or a dialog. */
export function RedeemCode<P>({ endpoint, params, title, saveAs }: CodeProps<P>) {
  const answer = useCall(endpoint, params, { staleMs: 0, isQuiet: true });
  // A code that is asked for anew may have been redeemed: its end is not shown.
  if (answer.data !== undefined && !answer.isFetching) {
    const { file_path: picture, code = '' } = answer.data;
    return (
      <div className={styles.shown}>
        <Picture className={styles.code} source={picture} alt={title} fit="contain" />
        {code === '' ? null : <p className={styles.digits}>{inGroups(code)}</p>}
        {saveAs === undefined ? null : <SaveCode picture={picture} title={saveAs} digits={inGroups(code)} />}
      </div>
    );
  }
  if (answer.isPending || answer.data !== undefined)
    return <Waiting isSaved={saveAs !== undefined && !isSocialApp()} />;
  const words = isRefusal(answer.error) ? wordsOf(answer.error) : undefined;
  return <ErrorState text={words} isRetrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
}

/** How often the mall is asked whether a clerk has redeemed the code that is shown. */
const ASK_MS = 3000;

interface ShownProps<P, Q, D> extends CodeProps<P> {
  /** The call that tells how far it is redeemed, and what is counted. */
  seen: {
    endpoint: Endpoint<Q, D>;
    params: Q;
    progressOf: (data: D) => RedemptionProgress;
    wordsOf: (progress: RedemptionProgress) => string;
  };
}

/** What a clerk has redeemed since the shopper last looked; null until then. */
function useRedeemed<Q, D>({ endpoint, params, progressOf }: ShownProps<unknown, Q, D>['seen']) {
  const [before, setBefore] = useState<RedemptionProgress | null>(null);
  const [now, setNow] = useState<RedemptionProgress | null>(null);
  const ask = async () => {
    // What cannot be asked now is asked again.
    const data = await call(endpoint, params, { isQuiet: true }).catch(() => null);
    if (data === null) return;
    const progress = progressOf(data);
    setBefore((known) => known ?? progress);
    setNow(progress);
  };
  const isOver = now !== null && now.left === 0 && now.redeemed > 0;
  usePolling(ask, { everyMs: ASK_MS, isAtOnce: true, isRunning: !isOver });
  const isNews = now !== null && before !== null && (isOver || now.redeemed > before.redeemed);
  return { redeemed: isNews ? now : null, showRest: () => setBefore(now) };
}

/** The code until a clerk has redeemed it; where something is left, the shopper may go on with a code for the rest. */
function Shown<P, Q, D>({ seen, ...code }: ShownProps<P, Q, D>) {
  const { redeemed, showRest } = useRedeemed(seen);
  return (
    <>
      {redeemed === null ? <RedeemCode {...code} /> : null}
      <output className={styles.done}>
        {redeemed === null ? null : (
          <>
            <Icon name="check-circle" size={120} />
            核销成功
            {redeemed.left === 0 ? null : <span className={styles.rest}>{seen.wordsOf(redeemed)}</span>}
          </>
        )}
      </output>
      {redeemed === null ? <p className={styles.note}>请向店员出示此码</p> : null}
      {redeemed === null || redeemed.left === 0 ? null : (
        <Button kind="outline" size="compact" onClick={showRest}>
          继续出示
        </Button>
      )}
    </>
  );
}

interface DialogProps<P, Q, D> extends ShownProps<P, Q, D> {
  isOpen: boolean;
  onClose: () => void;
}

export function RedeemCodeDialog<P, Q, D>({ isOpen, onClose, ...code }: DialogProps<P, Q, D>) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={code.title} place="centre">
      <section className={styles.card}>
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={32} />
        </button>
        <h2 className={styles.title}>{code.title}</h2>
        {isOpen ? <Shown {...code} /> : null}
      </section>
    </Modal>
  );
}
