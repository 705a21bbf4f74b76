// The screen for an unknown address; one that an app has bent leads to the screen that was meant.
import { useEffect } from 'react';
import { straightHash } from '~/domain/bent-address';
import { addressOf, parseAddress } from '~/domain/links';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { BareScreen } from './bare-screen';
import { HOME_PATH, redirect } from './navigation';

export function MissingScreen({ path }: { path: string }) {
  useEffect(() => {
    const { hash } = window.location;
    // Only its own address: it may be asleep below another screen.
    if (!hash.startsWith(`#${path}`)) return;
    const straight = parseAddress(straightHash(hash));
    if (straight.path !== path) redirect(addressOf(straight.path, straight.query));
  }, [path]);
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
