// The setting `member_grade`: whether levels are bought in steps, each with those below it.
import type { MallOptions } from '../../ports/mall-options';
import { readSetting } from '../../settings/setting';

export const isStepwise = (options: MallOptions): boolean => readSetting(options).member_grade === 1;
