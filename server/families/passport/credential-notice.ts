// Notifies an account's owner that its sign-in or payment credentials were changed.
import { formatServerTime } from '~/domain/time';
import { outboxGateway } from '../../messages/gateway';

interface CredentialChange {
  dataFolder: string;
  now: Date;
  /** The mobile that the account had before; null for none, which cannot be notified. */
  mobile: string | null;
  what: '手机号' | '登录密码' | '支付密码';
}

/** Sends the notice; where it cannot be delivered the change stays, without an error. */
export async function noticeChange({ dataFolder, now, mobile, what }: CredentialChange): Promise<void> {
  if (mobile === null) return;
  const text = `您的账号于${formatServerTime(now.getTime())}变更了${what}，其他设备上的登录已失效。如非本人操作，请立即联系客服。`;
  await outboxGateway(dataFolder)
    .send({ receiver: mobile, at: now, text })
    .catch((error: unknown) => console.error('A notice of a changed credential was not delivered:', error));
}
