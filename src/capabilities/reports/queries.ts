import type { ReportedHome } from '../../domain/home-report.ts';
import { defineQuery } from '../../kernel/query.ts';

/** Homes that people have reported, for operators. */
export const reportedHomesQuery = defineQuery<Record<string, never>, ReportedHome[]>({
  name: 'reported-homes',
  load: (_, { server }, signal) => server.call('reportedHomes', { signal }),
});
