// Submits the answers of a form with an idempotency key, so that a repetition is the same reply.
import { type Answer, answeredField, type DiyField } from '~/domain/diy-form';
import type { Host } from '~/renderer/host';
import type { DiyPageStoreData } from '~/schemas/api/diy.gen';
import type { FormDelivered } from './schema.gen';

export interface Sending {
  data: FormDelivered;
  fields: readonly DiyField[];
  answers: readonly Answer[];
  token: string;
}

/** Rejects after the host has shown the failure. */
export async function sendReply(host: Host, sending: Sending): Promise<DiyPageStoreData> {
  const [{ diyPageStore }, { atRoute }] = await Promise.all([
    import('~/schemas/api/diy.gen'),
    import('~/schemas/at-route'),
  ]);
  const { data, fields, answers, token } = sending;
  // A backend that delivers no version lacks the rest, too.
  const hasForm = host.templateId > 0 && data.form_version !== '';
  return host.call(atRoute(diyPageStore, data.borderSubmitUrl), {
    form_data: fields.map((field, place) => answeredField(field, answers[place] ?? '')),
    ...(hasForm ? { template_id: host.templateId, form_version: data.form_version, token } : {}),
  });
}
