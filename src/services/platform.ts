// Which browser the mall runs in (PRD-12).
import { MOBILE_PLATFORM, SOCIAL_PLATFORM } from '~/domain/constants';

/** True inside the social app's browser. */
export const isSocialApp = (agent = navigator.userAgent): boolean => /MicroMessenger/i.test(agent);

/** Value of X-App-Platform (LOGIN-18). */
export const platform = (): string => (isSocialApp() ? SOCIAL_PLATFORM : MOBILE_PLATFORM);
