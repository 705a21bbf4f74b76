// As whom, when and where the page is looked at: a chip, in the warning colour while it is not the default.
import { useId } from 'react';
import { type Audience, DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { momentWords } from '~/domain/studio/moments';
import { isSameJson } from '~/domain/studio/same-json';
import { useParts } from '../session/editor-context';
import { Button } from '../ui/button';
import { usePlacedStores } from '../services/placed-stores';
import { MomentInput } from '../ui/moment-input';
import styles from './audience.module.css';
import { Popover } from './popover';

const PLATFORMS: Readonly<Record<string, string>> = {
  mobile: '浏览器',
  wechat: '微信',
  wxapp: '微信小程序',
  aliapp: '支付宝小程序',
  bdapp: '百度小程序',
  ttapp: '抖音小程序',
};

export const isDefaultAudience = (audience: Audience): boolean =>
  JSON.stringify(audience) === JSON.stringify(DEFAULT_AUDIENCE);

type Levels = readonly { level: number; name: string }[];

const MEMBER = {
  identity: 'member',
  level: 0,
  isAdmin: false,
  isDistributor: false,
  isSuperVip: false,
} as const satisfies Partial<Audience>;

/** Beside members of a level: the words of each, and what makes it. */
const ROLES = {
  guest: ['游客', { ...MEMBER, identity: 'guest', hasAssets: false }],
  distributor: ['分销商', { ...MEMBER, isDistributor: true }],
  super: ['超级会员', { ...MEMBER, isSuperVip: true }],
  admin: ['管理员', { ...MEMBER, isAdmin: true }],
} as const satisfies Record<string, readonly [string, Partial<Audience>]>;
type Role = keyof typeof ROLES;

export const inRole = (audience: Audience, role: Role): Audience => ({ ...audience, ...ROLES[role][1] });

const isRole = (value: string): value is Role => Object.hasOwn(ROLES, value);

function roleOf({ identity, isAdmin, isDistributor, isSuperVip }: Audience): Role | null {
  if (identity === 'guest') return 'guest';
  if (isAdmin) return 'admin';
  if (isDistributor) return 'distributor';
  return isSuperVip ? 'super' : null;
}

function identityWords(audience: Audience, levels: Levels): string {
  const role = roleOf(audience);
  if (role !== null) return ROLES[role][0];
  return levels.find((one) => one.level === audience.level)?.name ?? '普通会员';
}

/** 「游客 · 11-26 20:00 · 微信」: whom, when and where. */
export function audienceWords(audience: Audience, levels: Levels): string {
  const { at, platform, place, permissions, hasAssets } = audience;
  const parts = [
    identityWords(audience, levels),
    ...(hasAssets ? ['有订单和券'] : []),
    at === null ? '现在' : momentWords(at),
    ...(platform === 'mobile' ? [] : [PLATFORMS[platform] ?? platform]),
    ...(place === null ? [] : ['在门店附近']),
    ...(permissions === null ? [] : ['关了部分插件']),
  ];
  return parts.join(' · ');
}

interface FieldsProps {
  audience: Audience;
  change: (audience: Audience) => void;
}

/** Those that are looked at most, now: a guest, members of no level and of the highest one, a distributor. */
function presetsOf(levels: Levels): Audience[] {
  const highest = Math.max(...levels.map(({ level }) => level));
  const member: Audience = { ...DEFAULT_AUDIENCE, ...MEMBER };
  return [
    DEFAULT_AUDIENCE,
    member,
    ...(levels.length === 0 ? [] : [{ ...member, level: highest }]),
    inRole(member, 'distributor'),
  ];
}

function Presets({ audience, change }: FieldsProps) {
  const { me } = useParts();
  return (
    <fieldset aria-label="常用的" className={styles['presets']}>
      {presetsOf(me.levels).map((preset) => {
        const words = audienceWords(preset, me.levels);
        return (
          <Button
            key={words}
            isCompact
            aria-pressed={isSameJson(preset, audience)}
            onClick={() => change(preset)}
          >
            {words}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** The key of the plugin that sells the super member card. */
const CARD_PLUGIN = 'vip_card';

function Identity({ audience, change }: FieldsProps) {
  const { me } = useParts();
  const choose = (value: string) =>
    change(isRole(value) ? inRole(audience, value) : { ...audience, ...MEMBER, level: Number(value) });
  const option = (role: Role) => (
    <option key={role} value={role}>
      {ROLES[role][0]}
    </option>
  );
  return (
    <label>
      身份
      <select
        value={roleOf(audience) ?? String(audience.level)}
        onChange={({ target }) => choose(target.value)}
      >
        {option('guest')}
        <option value="0">普通会员</option>
        {me.levels.map(({ level, name }) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
        {option('distributor')}
        {me.permissions.includes(CARD_PLUGIN) ? option('super') : null}
        {option('admin')}
      </select>
    </label>
  );
}

/** What a shopper of the audience owns; a guest has nothing. */
const Assets = ({ audience, change }: FieldsProps) => (
  <label>
    名下有什么
    <select
      value={audience.hasAssets ? 'some' : 'none'}
      disabled={audience.identity === 'guest'}
      onChange={({ target }) => change({ ...audience, hasAssets: target.value === 'some' })}
    >
      <option value="none">新人，还什么都没有</option>
      <option value="some">有待付款订单、优惠券、积分和余额</option>
    </select>
  </label>
);

/** The place of a store of the mall, in the place of coordinates that are written. */
function Store({ audience, change }: FieldsProps) {
  const { data: stores = [] } = usePlacedStores();
  const { place } = audience;
  const here = stores.find(
    (store) => store.place.latitude === place?.latitude && store.place.longitude === place.longitude,
  );
  if (stores.length === 0) return null;
  const choose = (id: string) =>
    change({ ...audience, place: stores.find((store) => String(store.id) === id)?.place ?? null });
  return (
    <label>
      门店
      <select
        value={here?.id ?? (place === null ? '' : 'written')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">不在门店附近</option>
        {here === undefined && place !== null ? <option value="written">自己填的位置</option> : null}
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Place({ audience, change }: FieldsProps) {
  const { place } = audience;
  const set = (name: 'latitude' | 'longitude', text: string) => {
    const value = Number(text);
    const before = place ?? { latitude: 39.9, longitude: 116.4 };
    change({ ...audience, place: text === '' || Number.isNaN(value) ? null : { ...before, [name]: value } });
  };
  return (
    <fieldset>
      <legend>位置</legend>
      {(['latitude', 'longitude'] as const).map((name) => (
        <input
          key={name}
          type="number"
          step="any"
          aria-label={name === 'latitude' ? '纬度' : '经度'}
          placeholder={name === 'latitude' ? '纬度' : '经度'}
          value={place?.[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
    </fieldset>
  );
}

function Permissions({ audience, change }: FieldsProps) {
  const { me } = useParts();
  const { permissions } = audience;
  const has = (key: string) => permissions?.includes(key) ?? true;
  const toggle = (key: string) => {
    const next = me.permissions.filter((one) => (one === key ? !has(one) : has(one)));
    change({ ...audience, permissions: next.length === me.permissions.length ? null : next });
  };
  return (
    <details>
      <summary>插件（{permissions === null ? '全部打开' : `${permissions.length} 个打开`}）</summary>
      <div className={styles['permissions']}>
        {me.permissions.map((key) => (
          <label key={key}>
            <input type="checkbox" checked={has(key)} onChange={() => toggle(key)} />
            {me.permissionNames[key] ?? key}
          </label>
        ))}
      </div>
    </details>
  );
}

interface ChipProps extends FieldsProps {
  label: string;
  id?: string;
}

const Platform = ({ audience, change }: FieldsProps) => (
  <label>
    平台
    <select
      value={audience.platform}
      onChange={({ target }) => change({ ...audience, platform: target.value })}
    >
      {Object.entries(PLATFORMS).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

export function AudienceChip({ audience, change, label, id }: ChipProps) {
  const { me } = useParts();
  const { at } = audience;
  const momentId = useId();
  return (
    <Popover
      id={id}
      label={label}
      words={audienceWords(audience, me.levels)}
      icon="user"
      isWarned={!isDefaultAudience(audience)}
      width={320}
    >
      <div className={styles['fields']}>
        <Presets audience={audience} change={change} />
        <Identity audience={audience} change={change} />
        <Assets audience={audience} change={change} />
        <label htmlFor={momentId}>
          时间（北京时间）
          <MomentInput
            id={momentId}
            value={at ?? ''}
            onChange={(moment) => change({ ...audience, at: moment === '' ? null : moment })}
          />
        </label>
        <Platform audience={audience} change={change} />
        <Store audience={audience} change={change} />
        <Place audience={audience} change={change} />
        <Permissions audience={audience} change={change} />
      </div>
    </Popover>
  );
}
