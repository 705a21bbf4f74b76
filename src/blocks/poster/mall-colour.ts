// The mall's own colour, for posters without a choice of colours.
import { themeFromConfig } from '~/domain/theme';
import { mallConfig } from '../../state/mall';

export const mallColour = (): string => themeFromConfig(mallConfig()?.theme_color)['--mall-main'];
