// Proves the place of a widget's own control: loaded when it is shown, written as any other, and failing within its field.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetForm } from '~/domain/studio/form';
import type { OwnControlProps } from '~/domain/studio/own-control';
import { controls } from '~/widgets/controls.gen';
import { forms } from '~/widgets/forms.gen';
import { renderForm } from '../form/testing';

type Load = () => Promise<{ default: ComponentType<OwnControlProps<never, never>> }>;

const FORM: WidgetForm = {
  id: 'empty',
  groups: [
    {
      id: 'content',
      fields: [
        { name: 'background', title: '背景颜色', group: 'content', control: 'text', kind: 'text' },
        {
          name: 'height',
          title: '高度',
          group: 'content',
          control: 'own',
          own: 'empty/height',
          kind: 'integer',
        },
      ],
    },
  ],
  unseen: [],
};

const formOfEmpty = forms['empty'];
let load = vi.fn<Load>();
let count = 0;

/** Another name for each test: a control that was loaded stays so. */
function install(): void {
  count += 1;
  const [group] = FORM.groups;
  const fields = (group?.fields ?? []).map((field) =>
    field.control === 'own' ? { ...field, own: `empty/height-${count}` } : field,
  );
  const form: WidgetForm = { ...FORM, groups: [{ id: 'content', fields }] };
  Object.assign(forms, { empty: async () => ({ default: form }) });
  Object.assign(controls, { [`empty/height-${count}`]: () => load() });
}

const Height = ({ id, value, isReadOnly, write }: OwnControlProps<number>) => (
  <input
    id={id}
    type="range"
    value={value}
    disabled={isReadOnly}
    onChange={({ target }) => write(Number(target.value), { isTyping: true })}
  />
);

/** Draws small values only. */
const Fragile = (props: OwnControlProps<number>) => {
  if (props.value > 50) throw new Error('boom');
  return <Height {...props} />;
};

const block = (data: object) => ({ id: 'empty', permission_key: '', data });
const slider = () => screen.findByRole('slider', { name: '高度' });
const slide = (element: HTMLElement, value: number) => fireEvent.change(element, { target: { value } });

beforeEach(() => {
  load = vi.fn<Load>(async () => ({ default: Height }));
  install();
});
afterEach(() => {
  Object.assign(forms, { empty: formOfEmpty });
  Reflect.deleteProperty(controls, `empty/height-${count}`);
});

describe('a widget’s own control', () => {
  it('loads when its field is shown, and writes steps that are undone', async () => {
    await renderForm([block({ height: 20 })], { selected: [] });
    expect(load).not.toHaveBeenCalled();
    const { store, data } = await renderForm([block({ height: 20 })]);
    slide(await slider(), 30);
    expect(data()).toEqual({ height: 30 });
    expect(load).toHaveBeenCalledTimes(1);
    store.undo();
    expect(data()).toEqual({ height: 20 });
  });

  it('that throws is told of in its field: the others stay, nothing is lost, and the value can be undone', async () => {
    load.mockResolvedValue({ default: Fragile });
    const { store, data } = await renderForm([block({ height: 20, background: '#fff' })]);
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    slide(await slider(), 80);
    const alert = await screen.findByRole('alert');
    expect(alert.closest('[data-at]')?.getAttribute('data-at')).toBe('/height');
    expect(alert.textContent).toContain('这里出错了，修改都在');
    expect(data()).toEqual({ height: 80, background: '#fff' });
    fireEvent.change(screen.getByRole('textbox', { name: '背景颜色' }), { target: { value: '#eee' } });
    expect(data()).toEqual({ height: 80, background: '#eee' });
    store.undo();
    store.undo();
    expect((await slider()).getAttribute('value')).toBe('20');
    silent.mockRestore();
  });

  it('that does not load is asked for anew', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    const { data } = await renderForm([block({ height: 20 })]);
    expect((await screen.findByRole('alert')).textContent).toContain('有一部分没有加载到');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    slide(await slider(), 30);
    expect(data()).toEqual({ height: 30 });
    silent.mockRestore();
  });

  it('edits several blocks where their values are the same', async () => {
    await renderForm([block({ height: 20 }), block({ height: 40 })]);
    await waitFor(() => expect(screen.getByText('多个值，选中一个组件再改')).toBeDefined());
    expect(load).not.toHaveBeenCalled();
  });
});
