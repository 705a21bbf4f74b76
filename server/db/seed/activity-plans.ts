// Which activities the demo mall runs.
import type { ActivityPlan } from './activity-plan';
import { DATED_PLANS } from './activity-plans-dated';
import { STANDING_PLANS } from './activity-plans-standing';

export const ACTIVITY_PLANS: readonly ActivityPlan[] = [...DATED_PLANS, ...STANDING_PLANS];
