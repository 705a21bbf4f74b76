// The contacts of the shop on a goods page, by the mall's settings.
import { decodedText } from '~/domain/links';
import type { MallSetting } from '~/schemas/api/index.gen';

type ContactSetting = Pick<
  MallSetting,
  'good_negotiable' | 'contact_tel' | 'is_web_service' | 'web_service_url'
>;

/** Whether 客服 has a target. */
export const hasService = (setting: ContactSetting | undefined): boolean =>
  setting !== undefined &&
  (setting.contact_tel !== '' || (setting.is_web_service === '1' && setting.web_service_url !== ''));

export interface Contact {
  readonly text: string;
  /** A link of any stored shape. */
  readonly link: unknown;
}

const CONTACTS: Readonly<Record<string, (setting: ContactSetting) => Contact | null>> = {
  tel: ({ contact_tel: number }) =>
    number === '' ? null : { text: '联系电话', link: { open_type: 'tel', url: `tel:${number}`, number } },
  contact: (setting) =>
    hasService(setting) ? { text: '联系客服', link: { open_type: 'contact', url: 'contact' } } : null,
  web: ({ web_service_url: url }) =>
    url === '' ? null : { text: '在线客服', link: { open_type: 'h5', url: decodedText(url) } },
};

/** The contacts for a price on request that the mall chose and that have a target. */
export const contactsOf = (setting: ContactSetting | undefined): Contact[] =>
  (setting?.good_negotiable ?? [])
    .map((way) => (setting === undefined ? null : (CONTACTS[way]?.(setting) ?? null)))
    .filter((contact) => contact !== null);
