// A document that cannot be opened has a way back.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressesOf, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import EditorScreen from './editor-screen';

beforeEach(() => fakeApi.reset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads from a page that is not there to the list and the bin', async () => {
  fakeApi.refuse('GET documents/page-', '页面不存在或已删除', 404);
  renderPlace(<EditorScreen kind="page" />);
  expect(await screen.findByText('页面不存在或已删除')).toBeDefined();
  expect(await addressesOf('返回页面')).toEqual(['#/pages']);
  expect(await addressesOf('回收站')).toEqual(['#/pages?state=trashed']);
});
