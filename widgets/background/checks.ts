// Checks of the page's ground besides the rules of its form.
import { HEAVY_BYTES } from '~/domain/studio/check/field-rules';
import { defineChecks, isOn, should, textAt } from '~/domain/studio/check/widget-checks';

/** It is a layer of its own, which stays while the page scrolls. */
const MOST_BYTES = 200 * 1024;

export default defineChecks([
  should('heavy', '/backgroundPicUrl', (data, { facts }) => {
    const bytes = facts.pictures[textAt(data, 'backgroundPicUrl')]?.bytes ?? 0;
    // Of heavier ones the form's rule says it.
    const isHeavy = isOn(data['showImg']) && bytes > MOST_BYTES && bytes <= HEAVY_BYTES;
    return isHeavy && `背景图 ${Math.round(bytes / 1024)} KB，建议 200 KB 以内，页面滑动会更顺`;
  }),
]);
