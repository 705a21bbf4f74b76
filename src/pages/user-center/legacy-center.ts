// Converts the fixed user centre of older backends to a layout (diy page-format, user centre: older form).
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import { numberOf } from '~/domain/coercion';
import { registry } from '~/widgets/registry.gen';

interface Node {
  id: string;
  v?: number;
  data: Record<string, unknown>;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isOn = (value: unknown): boolean => numberOf(value) === 1;
const flag = (value: unknown): 0 | 1 => (isOn(value) ? 1 : 0);

const CARD = '#ffffff';
const WORDS = '#666666';
const FIGURES = '#353535';

function head(center: Fields): Node {
  const { top_style, top_pic_url, user_name_color, member_pic_url, general_user_text, address } = center;
  const data = {
    bg_style: 2,
    top_style,
    top_pic_url,
    member_pic_url,
    general_user_text,
    nickname_color: numberOf(top_style) === 3 ? FIGURES : user_name_color,
    // Without the cash desk, to which the payment code belongs.
    code: 0,
    address: { ...fieldsOf(address), mode: 1, border: 0 },
  };
  return { id: 'user', data };
}

function footBar({ foot_bar }: Fields): Node {
  const [favorite, footprint] = recordsOf(foot_bar);
  const data = {
    bg: 0,
    card: 1,
    style: 2,
    card_color: CARD,
    favorite_icon: favorite?.['icon_url'],
    foot_icon: footprint?.['icon_url'],
    title_color: WORDS,
    number_color: FIGURES,
    number_size: 32,
    line_color: '#e2e2e2',
  };
  return { id: 'foot', data };
}

function account(center: Fields): Node {
  const bar = fieldsOf(center['account_bar']);
  const part = (key: string): Record<string, unknown> => {
    const { status, icon } = fieldsOf(bar[key]);
    return { [key]: flag(status), [`s_${key}_icon`]: icon };
  };
  const integral = fieldsOf(bar['integral']);
  const data = {
    bg: 0,
    mode: 2,
    card_bg: CARD,
    ...part('integral'),
    ...part('balance'),
    ...part('coupon'),
    ...part('card'),
    integer_page_url: integral['page_url'],
    integer_navigate_enabled: integral['navigate_enabled'] ?? true,
    recharge_setting: center['recharge_setting'],
  };
  return { id: 'account', data };
}

function order({ order_bar }: Fields): Node {
  const bar = recordsOf(order_bar).map((state) => ({ ...state, icon: state['icon_url'] }));
  return { id: 'order', data: { bg: 0, mode: 1, card_color: CARD, title_color: FIGURES, order_bar: bar } };
}

const menu = ({ menus, menu_style }: Fields): Node => ({
  id: 'menu',
  data: { title: '我的服务', title_style: menu_style, card: 1, card_bg: CARD, menus },
});

/** A layout document from the older object: its parts in their fixed order, without those that are off. */
export function layoutOfOldCenter(center: Fields): Node[] {
  const accountBar = fieldsOf(center['account_bar']);
  const parts = [
    head(center),
    ...(isOn(center['is_foot_bar_status']) ? [footBar(center)] : []),
    ...(isOn(center['is_account_status']) && isOn(accountBar['status']) ? [account(center)] : []),
    ...(isOn(center['is_order_bar_status']) ? [order(center)] : []),
    ...(isOn(center['is_menu_status']) ? [menu(center)] : []),
  ];
  return parts.map((node) => newBlock(registry, node));
}
