import * as z from 'zod/mini';

/** What can be wrong with a home on the market. */
export const REPORT_REASONS = ['gone', 'fake', 'wrong', 'pictures', 'money', 'excludes', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

export const LONGEST_REPORT = 1000;

/** A home that somebody has reported, for operators: the reports that nobody has decided on, oldest first. Times in ISO 8601. */
export const ReportedHome = z.object({
  id: z.int(),
  name: z.string(),
  /** It is still on the market. */
  live: z.boolean(),
  reports: z.array(z.object({ reason: ReportReason, text: z.string(), at: z.string() })),
});
export type ReportedHome = z.infer<typeof ReportedHome>;
