// Providers' notices: verified, taken into the books, acknowledged in each provider's own form.
import type { Context } from 'hono';
import { bodyText } from '../http/body/bounded-stream';
import type { PaymentDesk } from '../ports/payments';
import { handleNotification } from './notification-handler';
import { type Notice, type PaymentProvider, ProviderError } from '../ports/payment-provider';
import { noteRefund } from './refund-reports';

/** Notices are a few kB. */
const MAX_NOTICE_BYTES = 64 * 1024;

async function take(notice: Notice, { db, payables, now }: PaymentDesk): Promise<boolean> {
  if (notice.about === 'payment')
    return (await handleNotification(db, notice.notification, { payables, now: now() })) !== 'refused';
  if (notice.about === 'refund') await noteRefund(db, notice, now());
  return true;
}

/** Null for a notice that is not the provider's, or that could not be verified now. */
async function read(context: Context, desk: PaymentDesk, provider: PaymentProvider): Promise<Notice | null> {
  const request = {
    header: (name: string) => context.req.header(name) ?? '',
    body: await bodyText(context, MAX_NOTICE_BYTES),
    now: desk.now(),
  };
  try {
    return await provider.readNotice(request);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    desk.onFailure(error, `payment-notice/${provider.name}`);
    return null;
  }
}

/** Takes a notice; one that is not acknowledged is delivered again. */
export async function acceptNotice(
  context: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
): Promise<Response> {
  const notice = await read(context, desk, provider);
  const isAccepted = notice !== null && (await take(notice, desk));
  const { status, type, body } = provider.acknowledge(isAccepted);
  return context.body(body, status, { 'Content-Type': `${type}; charset=utf-8` });
}
