import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import OverlayHost from '../app/overlay-host';
import { HashRouter } from '../engine/navigation';
import { setBindCode } from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { CodeBoxes } from './bind-code-boxes';

function Boxes() {
  const [value, setValue] = useState('');
  return (
    <>
      <CodeBoxes value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const code = () => screen.getByRole('status').textContent;

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const box = (place: number) => {
  const found = boxes()[place];
  if (found === undefined) throw new Error(`no box ${place}`);
  return found;
};

it('accepts one character a box, six in all (INV-01)', () => {
  render(<Boxes />);
  expect(boxes()).toHaveLength(6);
  ['a', '1', 'b', '2', 'c', '3'].forEach((character, place) =>
    fireEvent.change(box(place), { target: { value: character } }),
  );
  expect(code()).toBe('A1B2C3');
  expect(boxes().map(({ value }) => value)).toEqual(['A', '1', 'B', '2', 'C', '3']);
});

it('moves the focus forward on entry (INV-02)', () => {
  render(<Boxes />);
  fireEvent.change(box(0), { target: { value: 'x' } });
  expect(document.activeElement).toBe(box(1));
});

it('moves the focus back on a delete in an empty box (INV-03)', () => {
  render(<Boxes />);
  fireEvent.change(box(0), { target: { value: 'x' } });
  fireEvent.keyDown(box(1), { key: 'Backspace' });
  expect(document.activeElement).toBe(box(0));
  expect(code()).toBe('');
});

it('accepts a pasted code at once and ignores other characters', () => {
  render(<Boxes />);
  fireEvent.paste(box(0), { clipboardData: { getData: () => ' ａb-12 cd9 ' } });
  expect(code()).toBe('AB12CD');
  fireEvent.change(box(3), { target: { value: '2?' } });
  expect(code()).toBe('AB12CD');
});

it('replaces the character of a full box', () => {
  render(<Boxes />);
  fireEvent.paste(box(0), { clipboardData: { getData: () => 'abcdef' } });
  fireEvent.change(box(1), { target: { value: 'Bz' } });
  expect(code()).toBe('AZCDEF');
});

describe('the dialog', () => {
  const tip = {
    title: '专属邀请',
    content: '请先填写邀请码',
    color: '#ff0000',
    btn_color: '#0000ff',
    btn_content: '去填写',
  };

  const renderView = async () => {
    await startMall({ isSignedIn: true, config: { custom_setting: { order_tip: tip } } });
    render(
      <div className="mall-root">
        <HashRouter>
          <OverlayHost />
        </HashRouter>
      </div>,
    );
    await act(async () => setBindCode(true));
    return screen.findByTestId('bind-code');
  };
  const enter = async (typed: string) => {
    fireEvent.click(await screen.findByRole('button', { name: '去填写' }));
    fireEvent.paste(box(0), { clipboardData: { getData: () => typed } });
    fireEvent.submit(box(0));
  };

  it("uses the operator's texts and colours (ORDER-04)", async () => {
    await renderView();
    expect(screen.getByText('专属邀请').style.color).toBe('#ff0000');
    expect(screen.getByText('请先填写邀请码').style.color).toBe('#ff0000');
    const go = screen.getByRole('button', { name: '去填写' });
    expect([go.style.background, go.style.color]).toEqual(['#0000ff', '#ffffff']);
  });

  it('sends nothing with fewer than six characters (INV-04)', async () => {
    await renderView();
    await enter('ab12c');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true);
    expect(backend.asked('api/share/invitation')).toEqual([]);
  });

  it('sends the six characters and closes (INV-05, INV-06)', async () => {
    await renderView();
    backend.answer('api/share/invitation', null);
    await enter('ab12cd');
    await waitFor(() => expect(screen.queryByTestId('bind-code')).toBeNull());
    expect(backend.asked('api/share/invitation')).toEqual([{ invitation_code: 'AB12CD' }]);
  });

  it('shows the message of a refusal and stays open', async () => {
    await renderView();
    backend.refuse('api/share/invitation', '邀请码不存在');
    await enter('ab12cd');
    expect(await screen.findByText('邀请码不存在')).toBeTruthy();
    expect(screen.getByTestId('bind-code')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('邀请码不存在')).toBeNull());
    await act(async () => setBindCode(false));
  });
});
