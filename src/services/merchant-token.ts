// The merchant's own token beside the shopper's (ROLE-04), and where it is had.
import { forget, isText, readStored } from '../base/storage';

/** RESP-07. */
export const MERCHANT_SIGN_PATH = '/plugins/mch/mch/login/login';

/** Empty without a merchant's session. */
export const merchantToken = (): string => readStored('merchantToken', isText) ?? '';

export const clearMerchantToken = (): void => forget('merchantToken');
