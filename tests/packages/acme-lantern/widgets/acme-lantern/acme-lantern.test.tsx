// Proves the widget acme-lantern.
import { screen } from '@testing-library/react';
import { describeWidget, renderWidget } from 'pagoda/testing';
import { expect, it } from 'vitest';
import definition from '.';
import { full, hostile, minimal } from './fixtures';
import { validateAcmeLanternDelivered } from './validators.gen.js';

describeWidget(definition, { minimal, full, hostile }, validateAcmeLanternDelivered);

it('says how many lanterns are lit', async () => {
  await renderWidget(definition, full);
  expect(screen.getByRole('button', { name: '点亮灯笼 已点亮12盏' })).toBeDefined();
});
