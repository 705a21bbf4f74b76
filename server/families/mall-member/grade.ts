// The setting `member_grade`: whether levels are bought in steps, each with those below it.
import { type MallOptions } from '../index/mall-options';
import { readSetting } from '../index/setting';

export const isStepwise = (options: MallOptions): boolean => readSetting(options).member_grade === 1;
