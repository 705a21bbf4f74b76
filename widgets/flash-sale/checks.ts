// Checks of limited-time sales besides the rules of its form.
import { defineChecks, SESSION } from '~/domain/studio/check/widget-checks';

export default defineChecks([...SESSION]);
