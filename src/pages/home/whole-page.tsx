// Owns a page with widgets that home does not know from the start: it comes with how all of them are registered.
import { registry } from '~/widgets/registry.gen';
import { type DiyPageProps, PlainPage } from './plain-page';

export default function WholePage(props: DiyPageProps) {
  return <PlainPage {...props} registry={registry} />;
}
