// Checks of flash-sale sessions besides the rules of its form.
import { defineChecks, SESSION } from '~/domain/studio/check/widget-checks';

export default defineChecks([...SESSION]);
