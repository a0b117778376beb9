import { createDocumentPrinter, type DocumentTask } from '@wayfarer/api/document-printer';
import { alternate, told } from '../frame/alternate.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { printTable } from '../print-table.ts';
import { invoiceOf, vouchers } from './samples.ts';

/** Documents of one round. */
const DOCUMENTS = 10;

const tasks: Record<string, DocumentTask> = Object.fromEntries(
  Object.entries(vouchers).flatMap(([name, facts]) => [
    [`voucher, ${name}`, { kind: 'voucher', facts }],
    ...(name === 'Han, 60 days' ? [] : [[`invoice, ${name}`, invoiceOf(facts.title)]]),
  ]),
);

const run = async ({ repeats }: BenchRun): Promise<void> => {
  const print = createDocumentPrinter();
  const sizes = new Map<string, number>();
  const eachOf = async (name: string, task: DocumentTask) => {
    const startedAt = performance.now();
    for (let index = 0; index < DOCUMENTS; index += 1) sizes.set(name, (await print(task)).byteLength / 1000);
    return { each: (performance.now() - startedAt) / DOCUMENTS };
  };
  const measures = Object.entries(tasks).map(([name, task]) => [name, () => eachOf(name, task)] as const);
  const series = await alternate(repeats, Object.fromEntries(measures));
  printTable(
    ['document', 'ms each', 'kB'],
    Object.entries(series).map(([name, { each }]) => [name, told(each), (sizes.get(name) ?? 0).toFixed(1)]),
  );
};

export const section: Section = {
  about: `PDFs, ${DOCUMENTS} a round, one at a time in their thread. To reach: ≤ 300 ms and ≤ 150 kB each; 60 days of another script are not held to it.`,
  run,
};
