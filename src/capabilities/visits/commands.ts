import { bookVisit } from './book-visit.ts';
import { callOffVisit } from './call-off-visit.ts';
import { cancelVisit } from './cancel-visit.ts';
import { changeVisit } from './change-visit.ts';
import { moveVisit } from './move-visit.ts';
import { scheduleVisit } from './schedule-visit.ts';
import { setVisitHours } from './set-visit-hours.ts';
import { showVisits } from './show-visits.ts';

export const VISIT_COMMANDS = [
  scheduleVisit,
  bookVisit,
  changeVisit,
  moveVisit,
  cancelVisit,
  callOffVisit,
  showVisits,
  setVisitHours,
] as const;
