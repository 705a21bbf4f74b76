// Hooks for the mall's configured names of balance and points (CFG-06).
import { balanceWord, pointsWord } from '~/renderer/mall-display';
import { useMallConfig } from '../../state/mall';

export const usePointsWord = (): string => pointsWord(useMallConfig());

export const useBalanceWord = (): string => balanceWord(useMallConfig());
