// The screen for an unknown address.
import { EmptyState } from '~/ui/empty-state/empty-state';
import { BareScreen } from './bare-screen';
import { HOME_PATH, redirect } from './navigation';

export function MissingScreen({ path }: { path: string }) {
  return (
    <BareScreen path={path} title="页面不存在" at="top">
      <div data-missing={path}>
        <EmptyState
          text="您访问的页面不存在"
          action={{ text: '返回首页', onTap: () => redirect(HOME_PATH) }}
        />
      </div>
    </BareScreen>
  );
}
