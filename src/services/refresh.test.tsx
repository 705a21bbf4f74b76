// Proves that what is refetched after a change is newer than the change.
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { refresh, useCall } from './query';
import { clearCaches } from './caches';
import * as http from './http';

it('takes no answer that was asked for before the change', async () => {
  clearCaches();
  const answers: ((name: string) => void)[] = [];
  const call = vi
    .spyOn(http, 'call')
    .mockImplementation(() => new Promise((resolve) => answers.push((name) => resolve({ name }))));
  const Name = () => {
    const { data } = useCall(goodsDetail, { id: 1 });
    return <output>{(data as { name?: string } | undefined)?.name ?? ''}</output>;
  };
  const { unmount } = render(<Name />);
  await waitFor(() => expect(answers).toHaveLength(1));
  const refreshed = refresh(goodsDetail);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('before');
  answers[1]?.('after');
  await refreshed;
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('after'));
  unmount();
  clearCaches();
  call.mockRestore();
});
