// The screen of all lanterns: how many are lit, and the button that lights one's own.
import {
  ActionBar,
  Button,
  call,
  definePage,
  detail,
  FullPage,
  type LoadedProps,
  useAction,
} from 'pagoda/screen';
import { acmeLanternIndex, type AcmeLanternIndexData, acmeLanternLight } from '../../api/acme_lantern.gen';

function Lanterns({ data: { lit }, reload }: LoadedProps<AcmeLanternIndexData, object>) {
  const light = useAction(async () => {
    await call(acmeLanternLight, {});
    await reload();
  });
  return (
    <>
      <FullPage title="灯笼">{`已点亮${lit}盏`}</FullPage>
      <ActionBar>
        <Button kind="primary" size="wide" isBusy={light.isBusy} onClick={() => void light.run()}>
          点亮我的灯笼
        </Button>
      </ActionBar>
    </>
  );
}

export default definePage({
  path: '/plugins/acme_lantern/index/index',
  title: '灯笼',
  auth: 'login',
  plugin: 'acme_lantern',
  body: detail({ from: acmeLanternIndex, params: () => ({}), View: Lanterns, kind: 'content' }),
  endpoints: [acmeLanternLight],
});
