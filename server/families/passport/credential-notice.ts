// Notifies an account's owner that its sign-in or payment credentials were changed.
import { formatServerTime } from '~/domain/time';
import { outboxGateway } from '../../messages/gateway';

interface CredentialChange {
  dataFolder: string;
  now: Date;
  /** The mobile that the account had before; null for none, which cannot be notified. */
  mobile: string | null;
  what: '手机号' | '登录密码' | '支付密码' | '社交账号';
}

/** Where a notice cannot be delivered the change stays, without an error. */
async function send(
  { dataFolder, now, mobile }: Omit<CredentialChange, 'what'>,
  text: string,
): Promise<void> {
  if (mobile === null) return;
  await outboxGateway(dataFolder)
    .send({ receiver: mobile, at: now, text })
    .catch((error: unknown) => console.error('A notice of a changed credential was not delivered:', error));
}

const timeOf = (now: Date): string => formatServerTime(now.getTime());

export const noticeChange = ({ what, ...change }: CredentialChange): Promise<void> =>
  send(
    change,
    `您的账号于${timeOf(change.now)}变更了${what}，其他设备上的登录已失效。如非本人操作，请立即联系客服。`,
  );

export const noticeDeletion = (change: Omit<CredentialChange, 'what'>): Promise<void> =>
  send(change, `您的账号已于${timeOf(change.now)}注销。如非本人操作，请立即联系客服。`);
