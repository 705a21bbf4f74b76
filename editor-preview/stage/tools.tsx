// Tools above the phone: device, zoom, audience, trying, simulations.
import type { ReactNode } from 'react';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { PLAIN, type Simulation } from '../frame/messages';
import { actionNamed } from '../actions/actions';
import { useAction } from '../actions/use-actions';
import { Button } from '../ui/button';
import { AudienceChip } from './audience';
import { Popover } from './popover';
import { AUDIENCE_PANEL, DEVICES, isPlain, type StageViewState, ZOOMS } from '../session/stage-view';
import styles from './tools.module.css';

const percent = (zoom: number): string => `${Math.round(zoom * 100)}%`;

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <button type="button" className={styles['choice']} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </button>
);

/** A width and a height of one's own. */
function OwnSize({ view: { device }, change }: StageViewState) {
  const own = (name: 'width' | 'height', text: string) => {
    const size = Math.round(Number(text));
    if (size >= 280 && size <= 2000) change({ device: { ...device, [name]: size } });
  };
  return (
    <fieldset className={styles['own']}>
      <legend>自定</legend>
      {(['width', 'height'] as const).map((name) => (
        <input
          key={`${name}${device[name]}`}
          type="number"
          min={280}
          max={2000}
          aria-label={name === 'width' ? '宽' : '高'}
          defaultValue={device[name]}
          onBlur={({ target }) => own(name, target.value)}
        />
      ))}
    </fieldset>
  );
}

function Devices(props: StageViewState) {
  const { view, change } = props;
  const { device, hasFold } = view;
  return (
    <Popover label="设备" words={String(device.width)} icon="phone" width={200}>
      <div className={styles['list']}>
        {DEVICES.map(({ width, height }) => (
          <Choice
            key={width}
            isChosen={width === device.width && height === device.height}
            onChoose={() => change({ device: { width, height } })}
          >
            {width}×{height}
          </Choice>
        ))}
        <OwnSize {...props} />
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={hasFold}
            onChange={({ target }) => change({ hasFold: target.checked })}
          />
          首屏线
        </label>
      </div>
    </Popover>
  );
}

function Zoom({ view: { zoom, isOverview }, change }: StageViewState) {
  const words = isOverview ? '总览' : zoom === null ? '适合' : percent(zoom);
  return (
    <Popover label="缩放" words={words} width={160}>
      <div className={styles['list']}>
        {ZOOMS.map((one) => (
          <Choice
            key={one}
            isChosen={!isOverview && zoom === one}
            onChoose={() => change({ zoom: one, isOverview: false })}
          >
            {percent(one)}
          </Choice>
        ))}
        <Choice
          isChosen={!isOverview && zoom === null}
          onChoose={() => change({ zoom: null, isOverview: false })}
        >
          适合窗口
        </Choice>
        <Choice isChosen={isOverview} onChoose={() => change({ isOverview: true })}>
          总览（9）
        </Choice>
      </div>
    </Popover>
  );
}

const NETWORKS: readonly (readonly [Simulation['network'], string])[] = [
  ['normal', '正常'],
  ['slow', '慢速 4G'],
  ['offline', '断网'],
];
const SWITCHES = [
  ['hasPictures', false, '图片加载失败'],
  ['hasLongTexts', true, '长文字'],
  ['hasData', false, '空数据'],
] as const;
const SCALES = [1, 1.1, 1.2, 1.3] as const;

interface SwitchesProps {
  simulation: Simulation;
  set: (next: Partial<Simulation>) => void;
}

const Switches = ({ simulation, set }: SwitchesProps) =>
  SWITCHES.map(([name, on, words]) => (
    <label key={name} className={styles['check']}>
      <input
        type="checkbox"
        checked={simulation[name] === on}
        onChange={() => set({ [name]: !simulation[name] })}
      />
      {words}
    </label>
  ));

function Simulations({ view: { simulation }, change }: StageViewState) {
  const set = (next: Partial<Simulation>) => change({ simulation: { ...simulation, ...next } });
  return (
    <Popover label="模拟" icon="network" isWarned={!isPlain(simulation)} width={240} align="right">
      <div className={styles['list']}>
        <p>网络</p>
        <div className={styles['row']}>
          {NETWORKS.map(([network, words]) => (
            <Choice key={network} isChosen={simulation.network === network} onChoose={() => set({ network })}>
              {words}
            </Choice>
          ))}
        </div>
        <p>字号</p>
        <div className={styles['row']}>
          {SCALES.map((textScale) => (
            <Choice
              key={textScale}
              isChosen={simulation.textScale === textScale}
              onChoose={() => set({ textScale })}
            >
              {percent(textScale)}
            </Choice>
          ))}
        </div>
        <Switches simulation={simulation} set={set} />
        <Button isCompact disabled={isPlain(simulation)} onClick={() => change({ simulation: PLAIN })}>
          全部恢复
        </Button>
      </div>
    </Popover>
  );
}

interface ToolsProps extends StageViewState {
  /** There is room for a second phone. */
  isWide: boolean;
}

/** Shows the page as another sees it, on a second phone. */
const Compare = ({ view: { other }, change }: StageViewState) => (
  <>
    {other === null ? null : (
      <AudienceChip label="对照的身份" audience={other} change={(next) => change({ other: next })} />
    )}
    <button
      type="button"
      className={styles['switch']}
      aria-pressed={other !== null}
      onClick={() => change({ other: other === null ? { ...DEFAULT_AUDIENCE, identity: 'member' } : null })}
    >
      对照
    </button>
  </>
);

export function Tools(props: ToolsProps) {
  const { view, change, isWide } = props;
  const { audience, mode } = view;
  const act = useAction();
  return (
    <div className={styles['tools']} role="toolbar" aria-label="预览">
      <Devices {...props} />
      <Zoom {...props} />
      <AudienceChip
        id={AUDIENCE_PANEL}
        label="以谁的身份看"
        audience={audience}
        change={(next) => change({ audience: next })}
      />
      {isWide ? <Compare {...props} /> : null}
      <button
        type="button"
        className={styles['switch']}
        aria-pressed={mode === 'try'}
        title="体验：点击和在手机上一样（T）"
        onClick={() => act(actionNamed('try'))}
      >
        体验
      </button>
      <Simulations {...props} />
    </div>
  );
}
