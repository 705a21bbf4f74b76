// One part of the configuration: what was saved, merged over its defaults.
import { isRecord } from '~/domain/record';
import { indexConfig, type IndexConfigData } from '~/schemas/api/index.gen';
import { coerce } from '~/schemas/shape';
import type { MallOptions } from '../ports/mall-options';
import { CONFIG_DEFAULTS } from './config-defaults';

export type Parts = Pick<IndexConfigData, keyof typeof CONFIG_DEFAULTS>;

/** A part of `CONFIG_DEFAULTS` with the saved values merged over it. */
export function readPart<K extends keyof Parts>(key: K, options: MallOptions): Parts[K] {
  const [value, saved] = [CONFIG_DEFAULTS[key], options[key]];
  const shape = indexConfig.answer.p?.[key] ?? { t: 'o' };
  return coerce(shape, isRecord(saved) ? { ...value, ...saved } : value) as Parts[K];
}
