// The QR code that a clerk scans to hand over an order.
import { orderClerkQrCode } from '~/schemas/api/order.gen';
import { ErrorState } from '~/ui/error-state/error-state';
import { Icon } from '~/ui/icon/icon';
import { Modal } from '~/ui/overlay/modal';
import { Picture } from '~/ui/picture/picture';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { isRefusal, wordsOf } from '../../services/call-error';
import { useCall } from '../../services/query';
import styles from './orders.module.css';

/** Groups of four, for a clerk who types it. */
const inGroups = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Code({ orderId }: { orderId: number }) {
  const answer = useCall(orderClerkQrCode, { id: orderId }, { staleMs: 0 });
  if (answer.data !== undefined) {
    const { file_path: picture, code = '' } = answer.data;
    return (
      <>
        <Picture className={styles.code} source={picture} alt="核销码" fit="contain" />
        {code === '' ? null : <p className={styles.codeDigits}>{inGroups(code)}</p>}
      </>
    );
  }
  if (answer.isPending) return <Skeleton shape="text" count={2} />;
  const words = isRefusal(answer.error) ? wordsOf(answer.error) : undefined;
  return <ErrorState text={words} isRetrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
}

interface PickUpCodeProps {
  orderId: number;
  isOpen: boolean;
  onClose: () => void;
}

export function PickUpCode({ orderId, isOpen, onClose }: PickUpCodeProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="核销码" place="centre">
      <section className={styles.codeCard}>
        <button type="button" className={styles.codeClose} aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={32} />
        </button>
        <h2 className={styles.codeTitle}>核销码</h2>
        {isOpen ? <Code orderId={orderId} /> : null}
        <p className={styles.codeNote}>请向店员出示此码</p>
      </section>
    </Modal>
  );
}
