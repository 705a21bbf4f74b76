// The look of the widget acme-lantern.
import { useState } from 'react';
import { defineView, useHost, type WidgetViewProps } from 'pagoda/widget';
import { acmeLanternLight } from '../../api/acme_lantern.gen';
import { type AcmeLanternDelivered, shape } from './schema.gen';
import styles from './view.module.css';

function AcmeLanternView({ data }: WidgetViewProps<AcmeLanternDelivered>) {
  const host = useHost();
  const [lit, setLit] = useState<number | null>(null);
  const light = async () => {
    await host.require('login');
    setLit((await host.call(acmeLanternLight, {})).lit);
  };
  return (
    <button type="button" className={styles['lantern']} onClick={() => void light()}>
      <span className={styles['light']} style={{ opacity: data.glow / 100 }} />
      <span>{data.words}</span>
      <span>已点亮{lit ?? data.lit}盏</span>
    </button>
  );
}

export default defineView<AcmeLanternDelivered>(shape, AcmeLanternView);
