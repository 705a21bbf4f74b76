// What tests and stories of a package's widgets may import of the mall.
export { describeMigration } from '~/renderer/testing/describe-migration';
export { describeWidget, renderWidget, type WidgetFixtures } from '~/renderer/testing/describe-widget';
export { testHost } from '~/renderer/testing/test-host';
export { WidgetSample } from '~/renderer/testing/widget-sample';
export { SAMPLE_PICTURES } from '~/ui/sample-pictures';
export { codesFound } from '~/widgets/kit/testing/codes-found';
export { goodsOf } from '~/widgets/kit/testing/goods';
export { renderControl } from '~/widgets/kit/testing/render-control';
