// A page with widgets outside of home's registry: its chunk contains the registry of all widgets.
import { registry } from '~/widgets/registry.gen';
import { type DiyPageProps, SingleLayoutPage } from './single-layout-page';

export default function AllWidgetsPage(props: DiyPageProps) {
  return <SingleLayoutPage {...props} registry={registry} />;
}
