import { backToPlans } from './back-to-plans.ts';
import { choosePlan } from './choose-plan.ts';
import { showPlans } from './show-plans.ts';

export const PLAN_COMMANDS = [showPlans, choosePlan, backToPlans] as const;
