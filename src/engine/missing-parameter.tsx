// The screen for an address without a required parameter (NS-03).
import { EmptyState } from '~/ui/empty-state/empty-state';
import { back } from './navigation';

export default function MissingParameter({ name }: { name: string }) {
  return (
    <div data-missing-parameter={name}>
      <EmptyState text="链接不完整，无法打开此页面" action={{ text: '返回', onTap: back }} />
    </div>
  );
}
