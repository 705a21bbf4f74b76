// The bind-code dialog: the operator's notice, then the six boxes of the invitation code (ORDER-02, ORDER-04, INV).
import { useState } from 'react';
import { parseHex, readableOn, toHex } from '~/domain/colour';
import { INVITATION_CODE_LENGTH } from '~/domain/constants';
import { shareInvitation } from '~/schemas/api/share.gen';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { useAction } from '../engine/use-action';
import { isRefusal, wordsOf } from '../base/call-error';
import { call } from '../services/http';
import { useMallConfig } from '../state/mall';
import { setBindCode, toast } from '../state/overlays';
import { CodeBoxes } from './bind-code-boxes';
import styles from './bind-code.module.css';

/** How long the backend's message shows (INV-07). */
const REFUSAL_MS = 1000;

const close = () => setBindCode(false);

/** INV-06, INV-07. */
async function bind(code: string): Promise<void> {
  try {
    await call(shareInvitation, { invitation_code: code });
    close();
  } catch (error) {
    if (isRefusal(error)) toast(wordsOf(error), { durationMs: REFUSAL_MS });
  }
}

function CodeStep() {
  const [code, setCode] = useState('');
  const { run, isBusy } = useAction(bind);
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        // INV-04: with fewer characters nothing is sent.
        if (code.length === INVITATION_CODE_LENGTH) void run(code);
      }}
    >
      <p className={styles.words}>请输入邀请人的 6 位邀请码</p>
      <CodeBoxes value={code} onChange={setCode} />
      <Button
        kind="primary"
        size="wide"
        type="submit"
        isBusy={isBusy}
        isDisabled={code.length < INVITATION_CODE_LENGTH}
      >
        确定
      </Button>
    </form>
  );
}

interface Tip {
  title: string;
  content: string;
  color: string;
  btn_color: string;
  btn_content: string;
}

function TipStep({ tip, onGo }: { tip: Tip | undefined; onGo: () => void }) {
  const fill = parseHex(tip?.btn_color);
  return (
    <div className={styles.step}>
      <p
        className={styles.words}
        style={tip === undefined || tip.color === '' ? undefined : { color: tip.color }}
      >
        {tip?.content || '下单前需要先绑定邀请人'}
      </p>
      <button
        type="button"
        className={styles.go}
        style={fill === null ? undefined : { background: toHex(fill), color: toHex(readableOn(fill)) }}
        onClick={onGo}
      >
        {tip?.btn_content || '填写邀请码'}
      </button>
    </div>
  );
}

export default function BindCode() {
  const tip = useMallConfig()?.custom_setting?.order_tip;
  const [isEntering, setIsEntering] = useState(false);
  const title = tip?.title || '绑定邀请码';
  return (
    <Modal isOpen onClose={close} label={title} place="centre" isMaskClosing={false}>
      <section className={styles.card} data-testid="bind-code">
        <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
          <Icon name="close" size={32} />
        </button>
        <h2
          className={styles.title}
          style={tip === undefined || tip.color === '' ? undefined : { color: tip.color }}
        >
          {title}
        </h2>
        {isEntering ? <CodeStep /> : <TipStep tip={tip} onGo={() => setIsEntering(true)} />}
      </section>
    </Modal>
  );
}
