import { decideReports } from './decide-reports.ts';
import { reportListing } from './report-listing.ts';

export const REPORT_COMMANDS = [reportListing, decideReports] as const;
