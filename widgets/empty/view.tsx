// The look of the empty strip.
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type EmptyDelivered, shape } from './schema.gen';

function EmptyView({ data }: WidgetViewProps<EmptyDelivered>) {
  return <div style={{ height: rpx(data.height), background: data.background ?? 'transparent' }} />;
}

export default defineView<EmptyDelivered>(shape, EmptyView);
