// Proves that the constants are those of the specification.
import { describe, expect, it } from 'vitest';
import * as constants from './constants';

describe('constants', () => {
  it('give up code, requests and transfers in time (CONST-01)', () => {
    expect(constants.CHUNK_TIMEOUT_MS).toBe(120_000);
    expect(constants.REQUEST_TIMEOUT_MS).toBe(120_000);
    expect(constants.TRANSFER_TIMEOUT_MS).toBe(60_000);
  });

  it('show the loading view before the error view (CONST-02)', () => {
    expect(constants.LOADING_VIEW_DELAY_MS).toBe(2_000);
    expect(constants.ERROR_VIEW_DELAY_MS).toBe(10_000);
  });

  it('set the length of the invitation code (CONST-03)', () => {
    expect(constants.INVITATION_CODE_LENGTH).toBe(6);
  });

  it('ask for the position exactly, and soon (CONST-04)', () => {
    expect(constants.GEOLOCATION_OPTIONS).toEqual({
      timeout: 5_000,
      maximumAge: 10_000,
      enableHighAccuracy: true,
    });
  });

  it('set the delays of binding, stores and reminders (CONST-05, CONST-11, CALL-11)', () => {
    expect(constants.BIND_FLAG_RESET_MS).toBe(500);
    expect(constants.STORE_TOKEN_DELAY_MS).toBe(3_000);
    expect(constants.SALE_REMINDER_LEAD_MS).toBe(5 * 60_000);
    expect(constants.THROTTLE_MS).toBe(500);
  });

  it('load the next page 80 from the bottom (CONST-07)', () => {
    expect(constants.REACH_BOTTOM_DISTANCE_PX).toBe(80);
  });

  it('ask the SDK for sharing, pictures, position, scanning and payment (CONST-08, SHARE-07)', () => {
    const groups = [/Share/, /Image/, /Location/, /scan/, /Pay/];
    expect(groups.filter((group) => !constants.SDK_APIS.some((api) => group.test(api)))).toEqual([]);
    expect(constants.SHARE_MENU).toEqual(['menuItem:share:appMessage', 'menuItem:share:timeline']);
  });

  it('measure the opening and closing of drawers (UI-06)', () => {
    expect([constants.DRAWER_OPEN_DELAY_MS, constants.DRAWER_CLOSE_MS]).toEqual([30, 300]);
  });

  it('call the plain browser mobile (LOGIN-18)', () => {
    expect(constants.MOBILE_PLATFORM).toBe('mobile');
  });

  it('lay newcomer rewards out in 1, 2, 3, 4, 3, 3 columns (NEWC-03)', () => {
    expect([1, 2, 3, 4, 5, 6].map(constants.rewardColumns)).toEqual([1, 2, 3, 4, 3, 3]);
  });

  it('have positive limits of their own (NS-10)', () => {
    const { PAGE_SIZE, MAX_PAGE_SIZE, MAX_UPLOAD_BYTES, MAX_EVIDENCE_PICTURES } = constants;
    expect(PAGE_SIZE).toBeLessThanOrEqual(MAX_PAGE_SIZE);
    expect([MAX_UPLOAD_BYTES, MAX_EVIDENCE_PICTURES]).toEqual([10_485_760, 6]);
  });
});
