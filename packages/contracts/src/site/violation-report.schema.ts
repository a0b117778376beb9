import { t } from '@wayfarer/words';
import { z } from 'zod';

const text = z.string().max(2000).optional();

/** As `report-uri` sends it. */
const legacyReportSchema = z.object({
  'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

/** As the Reporting API sends them; other kinds of reports are ignored. */
const reportSchema = z.object({
  type: z.string().max(100),
  body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }).optional(),
});

/** What a browser reports when it has blocked something on a page of the site. */
export const violationReportSchema = z.union([legacyReportSchema, z.array(reportSchema).max(20)], {
  error: () => t('This is not a browser report.'),
});
export type ViolationReport = z.infer<typeof violationReportSchema>;
