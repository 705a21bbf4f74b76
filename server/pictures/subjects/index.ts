// All subjects by name.
import { DESK_SUBJECTS } from './desk';
import { FOOD_SUBJECTS } from './food';
import { GREEN_SUBJECTS } from './green';
import { HOME_SUBJECTS } from './home';
import { KITCHEN_SUBJECTS } from './kitchen';
import { TEA_SUBJECTS } from './tea';
import { WEAR_SUBJECTS } from './wear';

export const SUBJECTS = {
  ...TEA_SUBJECTS,
  ...FOOD_SUBJECTS,
  ...KITCHEN_SUBJECTS,
  ...HOME_SUBJECTS,
  ...WEAR_SUBJECTS,
  ...DESK_SUBJECTS,
  ...GREEN_SUBJECTS,
};

export type SubjectName = keyof typeof SUBJECTS;
