// Proves a menu: look, behaviour and quirks of diy/widgets/menu.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { validateMenuDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateMenuDelivered);

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const admin = () => testHost({ shopper: { ...MEMBER, isAdmin: true } });

describe('the entries', () => {
  it.each([1, '2'])('pass the whole entry, with type and parameters, in style %s', async (title_style) => {
    const params = [{ key: 'id', value: 7, desc: '编号' }];
    const item = { name: '文章', icon_url: '', link_url: '/pages/article/article-detail/article-detail' };
    const menus = [{ ...item, open_type: 'navigate', params }];
    const { host } = await renderWidget(definition, { ...full, title_style, menus });
    fireEvent.click(screen.getByRole('button', { name: '文章' }));
    expect(host.log).toEqual([{ name: 'open', value: menus[0] }]);
  });

  it('show the back office to administrators only (ROLE-02)', async () => {
    await renderWidget(definition, full);
    expect(names()).not.toContain('后台');
    cleanup();
    await renderWidget(definition, full, admin());
    expect(names()).toContain('后台');
  });

  it('leave out those without a name; a menu without entries is not rendered', async () => {
    const nameless = full.menus.map((item) => ({ ...item, name: '' }));
    const { container } = await renderWidget(definition, { ...full, menus: nameless });
    expect(container.textContent).toBe('');
    expect(definition.reserve({ ...full, menus: [] })).toBe(0);
  });

  it('render in any number', async () => {
    const menus = Array.from({ length: 100 }, (_, place) => ({ name: `入口${place}`, link_url: '/a/b' }));
    await renderWidget(definition, { ...full, menus });
    expect(names()).toHaveLength(100);
  });

  it('have a default icon where none was chosen', async () => {
    const { container } = await renderWidget(definition, minimal);
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(0);
  });

  it('default to #666666 where an older document has no colour for them', async () => {
    const { text_color: _colour, ...older } = full;
    const { container } = await renderWidget(definition, older);
    expect(container.querySelector('ul')?.style.color).toBe('#666666');
  });
});

describe('the title', () => {
  it('can be hidden', async () => {
    await renderWidget(definition, { ...full, show_title: 0 });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([
    [1, true],
    ['0', false],
  ])('is inside of the card when titleInCard is %s: %s', async (titleInCard, isInside) => {
    const data = { ...full, card: 1, card_bg: '#fafafa', titleInCard };
    const { container } = await renderWidget(definition, data);
    const card = container.querySelector('[style*="#fafafa"]');
    expect(card?.contains(screen.getByRole('heading', { name: '我的服务' }))).toBe(isInside);
  });

  it('has legible text on its card', async () => {
    const { container } = await renderWidget(definition, { ...full, card: 1, card_bg: '#202020' });
    expect(container.querySelector('h2')?.style.color).toBe('#ffffff');
  });
});

describe('the reserved height', () => {
  it.each([
    [{ title_style: 1, show_title: 0 }, 7 * 88],
    [{ title_style: '2', show_title: 0 }, 2 * 132 + 12],
    [{ title_style: 2, show_title: 0, card: 1, margin: 20 }, 2 * 132 + 12 + 40 + 20],
  ])('of %j is %s rpx', (changes, height) => {
    expect(definition.reserve({ ...full, ...changes })).toBe(height);
  });
});
