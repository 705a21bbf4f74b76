// The code that a shopper shows to a clerk: its picture, its digits for a clerk who types, and what went wrong.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import { Button } from '~/ui/button/button';
import { classes } from '~/ui/classes';
import { ErrorState } from '~/ui/error-state/error-state';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { Picture } from '~/ui/picture/picture';
import { everyWhileVisible } from '~/ui/while-visible';
import { isRefusal, wordsOf } from '../../base/call-error';
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
  if (answer.data !== undefined) {
    const { file_path: picture, code = '' } = answer.data;
    return (
      <div className={styles.shown}>
        <Picture className={styles.code} source={picture} alt={title} fit="contain" />
        {code === '' ? null : <p className={styles.digits}>{inGroups(code)}</p>}
        {saveAs === undefined ? null : <SaveCode picture={picture} title={saveAs} digits={inGroups(code)} />}
      </div>
    );
  }
  if (answer.isPending) return <Waiting isSaved={saveAs !== undefined && !isSocialApp()} />;
  const words = isRefusal(answer.error) ? wordsOf(answer.error) : undefined;
  return <ErrorState text={words} isRetrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
}

/** How often the mall is asked whether a clerk has redeemed the code that is shown. */
const ASK_MS = 3000;

interface ShownProps<P, Q, D> extends CodeProps<P> {
  /** The call that tells, and what of its answer. */
  seen: { endpoint: Endpoint<Q, D>; params: Q; isRedeemed: (data: D) => boolean };
}

function useIsRedeemed<Q, D>({ endpoint, params, isRedeemed }: ShownProps<unknown, Q, D>['seen']): boolean {
  const [isDone, setIsDone] = useState(false);
  const ask = useEffectEvent(async () => {
    // What cannot be asked now is asked again.
    const data = await call(endpoint, params, { isQuiet: true }).catch(() => null);
    if (data !== null && isRedeemed(data)) setIsDone(true);
  });
  useEffect(() => {
    if (isDone) return undefined;
    return everyWhileVisible(() => void ask(), ASK_MS);
  }, [isDone]);
  return isDone;
}

/** The code until a clerk has redeemed it. */
function Shown<P, Q, D>({ seen, ...code }: ShownProps<P, Q, D>) {
  const isRedeemed = useIsRedeemed(seen);
  return (
    <>
      {isRedeemed ? null : <RedeemCode {...code} />}
      <output className={styles.done}>
        {isRedeemed ? (
          <>
            <Icon name="check-circle" size={120} />
            核销成功
          </>
        ) : null}
      </output>
      {isRedeemed ? null : <p className={styles.note}>请向店员出示此码</p>}
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
