import type { importEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import type { PackageBookings, TourPackageIndexKeeper } from '../tour-packages/index.ts';
import { packageHeadings } from './packages/package-lines.ts';
import { planPackages } from './packages/plan-packages.ts';
import { readCsv } from './read-csv.ts';
import { runImport } from './run-import.ts';
import { planUsers, userHeadings } from './users/plan-users.ts';

export const importHandlers = (
  dependencies: Dependencies,
  bookings: PackageBookings,
  index: Pick<TourPackageIndexKeeper, 'refresh'>,
): Handlers<keyof typeof importEndpoints> => ({
  importTourPackages: async ({ body, files }) => {
    const { lines, ignored } = await readCsv(files[0], packageHeadings);
    const planned = await planPackages(dependencies, bookings, lines);
    const report = await runImport(planned, { isDryRun: body.dryRun, ignored });
    if (report.isWritten) await index.refresh(planned.flatMap(({ id, write }) => (id && write ? [id] : [])));
    return report;
  },
  importUsers: async ({ body, files }) => {
    const { lines, ignored } = await readCsv(files[0], userHeadings);
    return runImport(await planUsers(dependencies, lines), { isDryRun: body.dryRun, ignored });
  },
});
