import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import OverlayHost from '../app/overlay-host';
import { HashRouter } from '../engine/navigation';
import { setFollow } from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';

const INFO = 'api/user/user-info';
const UPDATE = 'plugin/wechat/api/passport/update';

async function show(): Promise<void> {
  render(
    <div className="mall-root">
      <HashRouter>
        <OverlayHost />
      </HashRouter>
    </div>,
  );
  await act(async () => setFollow(true));
  await screen.findByTestId('follow-popup');
}

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(INFO, { nickname: '阿青', wechat_name: '南湖商城', qrcode: 'https://mall.example/qr.png' });
});

describe('the follow popup', () => {
  it("shows the account's QR code (FOLLOW-01)", async () => {
    await show();
    const code = await screen.findByRole('img', { name: '南湖商城的二维码' });
    expect(code.getAttribute('src')).toBe('https://mall.example/qr.png');
  });

  it('asks by GET and closes once followed, with the information refetched (FOLLOW-02, FOLLOW-03)', async () => {
    backend.answer(UPDATE, { subscribe: 1 });
    await show();
    const asked = backend.asked(INFO).length;
    fireEvent.click(screen.getByRole('button', { name: '我已关注' }));
    await waitFor(() => expect(screen.queryByTestId('follow-popup')).toBeNull());
    expect(backend.calls.filter(({ route }) => route === UPDATE).map(({ method }) => method)).toEqual([
      'GET',
    ]);
    expect(backend.asked(INFO).length).toBe(asked + 1);
  });

  it('stays open with 请关注 otherwise (FOLLOW-04)', async () => {
    backend.answer(UPDATE, { subscribe: 0 });
    await show();
    fireEvent.click(screen.getByRole('button', { name: '我已关注' }));
    expect(await screen.findByText('请关注')).toBeDefined();
    expect(screen.getByTestId('follow-popup')).toBeDefined();
  });
});
