// Whether single keys act: operators who speak to their computer switch them off (WCAG 2.1.4).
import { remember, remembered } from '../services/remembered';

const NAME = 'studio-single-keys';

export const areSingleKeysOn = (): boolean => remembered(NAME) !== 'off';
export const setSingleKeys = (isOn: boolean): void => remember(NAME, isOn ? 'on' : 'off');
