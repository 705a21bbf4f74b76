// The operator's switches for showing goods, of the loaded configuration.
import type { MallDisplay } from '~/renderer/host';
import { displayOf } from '~/renderer/mall-display';
import { useMallConfig } from './mall';

export const useMallDisplay = (): MallDisplay => displayOf(useMallConfig());
