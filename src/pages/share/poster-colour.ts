// The ground of a distributor's posters: the mall's theme.
import { themeFromConfig } from '~/domain/theme';
import { useMallConfig } from '../../state/mall';

export const usePosterColour = (): string => themeFromConfig(useMallConfig()?.theme_color)['--mall-fill'];
