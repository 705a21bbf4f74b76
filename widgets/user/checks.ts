// Checks of the user bar besides the rules of its form.
import { defineChecks, must } from '~/domain/studio/check/widget-checks';

const STRUCTURAL = new Set(['background', 'app-nav-bar']);

export default defineChecks([
  must(
    'order',
    '',
    (_data, { ids, index }) =>
      ids.slice(0, index).some((id) => !STRUCTURAL.has(id)) && '用户信息要放在最上面',
  ),
]);
