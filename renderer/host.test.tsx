// Proves that a block is hydrated with the host of the server's render, and gets its own after that.
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HostContext, useHost } from './host';
import { MEMBER, testHost } from './testing/test-host';

function Block() {
  const { shopper, hasPageBehind } = useHost();
  return (
    <p>
      {hasPageBehind ? <button type="button">返回</button> : null}
      {shopper === null ? '请登录' : shopper.nickname}
    </p>
  );
}

it('hydrates a block of a signed-in shopper, with a screen behind, in the markup of a guest’s first screen', async () => {
  const served = testHost();
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <HostContext value={served}>
      <Block />
    </HostContext>,
  );
  const onRecoverableError = vi.fn();
  const app = (
    <HostContext value={testHost({ shopper: MEMBER, hasPageBehind: true, served })}>
      <Block />
    </HostContext>
  );
  const root = await act(async () => hydrateRoot(element, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(element.textContent).toBe(`返回${MEMBER.nickname}`);
  await act(async () => root.unmount());
});
