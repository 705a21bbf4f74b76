// Owns the mall's own words for balance and points as hooks (CFG-06).
import { balanceWord, pointsWord } from '~/renderer/mall-display';
import { useMallConfig } from '../../state/mall';

export const usePointsWord = (): string => pointsWord(useMallConfig());

export const useBalanceWord = (): string => balanceWord(useMallConfig());
