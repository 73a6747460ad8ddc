import { cancelVisit } from './cancel-visit.ts';
import { changeVisit } from './change-visit.ts';
import { scheduleVisit } from './schedule-visit.ts';
import { setVisitHours } from './set-visit-hours.ts';
import { showVisits } from './show-visits.ts';

export const VISIT_COMMANDS = [scheduleVisit, changeVisit, cancelVisit, showVisits, setVisitHours] as const;
