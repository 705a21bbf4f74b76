// The way to what the shopper has sent: to the result of this visit's reply, else to all his replies.
import { useHost } from '~/renderer/host';
import type { Form } from './use-form';
import styles from './view.module.css';

const SUCCESS = '/plugins/diy/form-success/form-success';
const RECORDS = '/plugins/diy/list/list';

export function SentLink({ form: { sentId, sentTimes } }: { form: Pick<Form, 'sentId' | 'sentTimes'> }) {
  const host = useHost();
  if (sentTimes === 0) return null;
  const url = sentId > 0 ? `${SUCCESS}?id=${sentId}` : RECORDS;
  return (
    <button
      type="button"
      className={styles.sentLink}
      onClick={() => host.open({ url, open_type: 'navigate' })}
    >
      {sentId > 0 ? '查看提交结果' : '查看提交记录'}
    </button>
  );
}
