// Checks of bookings besides the rules of its form.
import { ACTIVITY, defineChecks } from '~/domain/studio/check/widget-checks';

export default defineChecks([...ACTIVITY]);
