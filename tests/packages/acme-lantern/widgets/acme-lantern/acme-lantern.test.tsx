// Proves the widget acme-lantern.
import { fireEvent, screen } from '@testing-library/react';
import { describeWidget, renderControl, renderWidget } from 'pagoda/testing';
import { expect, it } from 'vitest';
import definition from '.';
import Glow from './controls/glow';
import { full, hostile, minimal } from './fixtures';
import { validateAcmeLanternDelivered } from './validators.gen.js';

describeWidget(definition, { minimal, full, hostile }, validateAcmeLanternDelivered);

it('says how many lanterns are lit', async () => {
  await renderWidget(definition, full);
  expect(screen.getByRole('button', { name: '点亮灯笼 已点亮12盏' })).toBeDefined();
});

it('has a control of its glow, which writes it as it is slid', () => {
  const field = { name: 'glow', title: '亮度', unit: '%', min: 0, max: 100 } as const;
  const { written } = renderControl(Glow, { value: 60, field });
  fireEvent.change(screen.getByRole('slider', { name: '亮度' }), { target: { value: '80' } });
  expect(written).toEqual([{ glow: 80 }]);
  expect(screen.getByText('80%')).toBeDefined();
});
