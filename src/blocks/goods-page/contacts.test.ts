// Proves the contacts of the shop on a goods page.
import { describe, expect, it } from 'vitest';
import { contactsOf, hasService } from './contacts';

const setting = {
  good_negotiable: ['tel', 'contact', 'web'],
  contact_tel: '0571-88880000',
  is_web_service: '1' as const,
  web_service_url: 'https%3A%2F%2Fservice.example.com',
};

describe('contacts', () => {
  it('are those that the mall chose, in its order', () => {
    expect(contactsOf(setting).map(({ text }) => text)).toEqual(['联系电话', '联系客服', '在线客服']);
    expect(contactsOf({ ...setting, good_negotiable: ['web'] })).toEqual([
      { text: '在线客服', link: { open_type: 'h5', url: 'https://service.example.com' } },
    ]);
  });

  it('pass an address on as it is where it is not encoded', () => {
    const plain = 'https://service.example.com/50%off';
    expect(contactsOf({ ...setting, good_negotiable: ['web'], web_service_url: plain })).toEqual([
      { text: '在线客服', link: { open_type: 'h5', url: plain } },
    ]);
  });

  it('leave out those without a target', () => {
    const silent = { ...setting, contact_tel: '', is_web_service: '0' as const, web_service_url: '' };
    expect(contactsOf(silent)).toEqual([]);
    expect(hasService(silent)).toBe(false);
    expect(hasService(undefined)).toBe(false);
  });

  it('show the service where a number or an address is set', () => {
    expect(hasService({ ...setting, is_web_service: '0' })).toBe(true);
    expect(hasService({ ...setting, contact_tel: '' })).toBe(true);
  });
});
