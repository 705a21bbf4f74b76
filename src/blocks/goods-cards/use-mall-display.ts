// Owns the operator's switches for showing goods, as a hook.
import type { MallDisplay } from '~/renderer/host';
import { displayOf } from '../../app/mall-host';
import { useMallConfig } from '../../state/mall';

export const useMallDisplay = (): MallDisplay => displayOf(useMallConfig());
