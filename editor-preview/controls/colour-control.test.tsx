// The contrast of a colour with what it is read against, as the block is now.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderForm } from '../form/testing';
import { unfoldAll } from '../testing/walk/reach';

beforeEach(unfoldAll);

const GREY = '#999999';
const UNREADABLE = /:1 看不清/;

/** What is said beside a colour of a block. */
async function adviceOf(id: string, field: string, data: Readonly<Record<string, unknown>>) {
  const { container } = await renderForm([{ id, data }]);
  const place = container.querySelector(`[data-at="/${field}"]`);
  if (place === null) throw new Error(`${field} is not shown`);
  return place.textContent;
}

describe('the contrast', () => {
  it.each([
    ['account', 'title_color', { bg: 1, bg_style: 1, bg_color: '#FFFFFF', mode: 1, title_color: GREY }],
    ['account', 'title_color', { bg: 0, mode: 2, card_bg: '#FFFFFF', title_color: GREY }],
    ['foot', 'title_color', { bg: 1, bg_style: 1, bg_color: '#FFFFFF', card: 0, title_color: GREY }],
    ['order', 'icon_color', { bg: 1, bg_style: 1, bg_color: '#FFFFFF', mode: 3, icon_color: GREY }],
    ['user', 'nickname_color', { bg_style: 1, bg_color: '#FFFFFF', top_style: 1, nickname_color: GREY }],
    ['menu', 'text_color', { card: 1, card_bg: '#FFFFFF', text_color: GREY }],
    ['nav', 'color', { modeType: 'img', bgType: 'color', backgroundColor: '#FFFFFF', color: GREY }],
  ])('of %s %s is said with the colour behind it', async (id, field, data) => {
    expect(await adviceOf(id, field, data)).toMatch(UNREADABLE);
  });

  it.each([
    ['account', 'title_color', { bg: 0, mode: 1, title_color: GREY }],
    ['user', 'nickname_color', { bg_style: 2, bg_color: '#FFFFFF', top_pic_url: 'a.png' }],
    ['vip-card', 'buy_big_color', { background: '#FFFFFF', buy_bg: '', buy_big_color: GREY }],
    ['svip', 'buy_big_color', { bg_style: 1, bg_color: '#FFFFFF', buy_bg: '', buy_big_color: GREY }],
    ['menu', 'text_color', { card: 0, card_bg: '#FFFFFF', text_color: GREY }],
  ])('of %s %s has no figure where what is behind it is unknown', async (id, field, data) => {
    expect(await adviceOf(id, field, data)).not.toMatch(/:1|图片上/);
  });

  it.each([
    ['vip-card', 'buy_big_color', { buy_bg: 'statics/img/app/vip_card/buy_bg.png' }],
    ['nav', 'color', { modeType: 'img', bgType: 'pic', backgroundPicUrl: 'pictures/a.svg', color: GREY }],
  ])('of %s %s cannot be said over a picture', async (id, field, data) => {
    const advice = await adviceOf(id, field, data);
    expect(advice).toContain('文字在图片上，对比度算不出来');
    expect(advice).not.toMatch(UNREADABLE);
  });

  it('follows the counterpart', async () => {
    const { container } = await renderForm([{ id: 'nav', data: { modeType: 'img', color: '#767676' } }]);
    const advice = () => container.querySelector('[data-at="/color"]')?.textContent;
    expect(advice()).not.toMatch(UNREADABLE);
    fireEvent.change(screen.getByRole('textbox', { name: '背景颜色' }), { target: { value: '#DDDDDD' } });
    expect(advice()).toMatch(UNREADABLE);
  });
});
