// A page with widgets that home does not know from the start: it comes with how all of them are registered.
import { registry } from '~/widgets/registry.gen';
import { type DiyPageProps, SingleLayoutPage } from './single-layout-page';

export default function AllWidgetsPage(props: DiyPageProps) {
  return <SingleLayoutPage {...props} registry={registry} />;
}
