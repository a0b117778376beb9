import { examinedBy } from '@wayfarer/api/testing/examined';
import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { freePort } from '@wayfarer/local-stack/mongod';
import { alternate, medianOf, ratioOf, told } from '../frame/alternate.ts';
import { compareLoads } from '../frame/compare-loads.ts';
import { type LoadRequest, load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { type RunningApi, startApi } from '../frame/start-api.ts';
import { startBaseline } from '../frame/start-baseline.ts';
import { processorTimeOf } from '../frame/start-process.ts';
import { printTable } from '../print-table.ts';

const READS = {
  'package list': '/api/package?limit=12',
  destinations: '/api/destination',
  'a package': `/api/package/${hexIdOf('tourPackage', 3)}`,
};
const headers = { 'accept-encoding': 'identity' };

const compareWarm = async ({ repeats, seconds, stopLater }: BenchRun, api: RunningApi, uri: string): Promise<void> => {
  for (const [name, path] of Object.entries(READS)) {
    const body = JSON.stringify(await api.call(path, { headers }));
    const node = stopLater(await startBaseline({ kind: 'node', body }));
    const express = stopLater(await startBaseline({ kind: 'express', body }));
    const mongoose = stopLater(await startBaseline({ kind: 'mongoose', uri }));
    console.log(`\n${name}, ${Buffer.byteLength(body)} bytes\n`);
    const requests = [{ path, headers }];
    const ask = (url: string) => () => load({ url, seconds, requests });
    const all = { api: ask(api.url), express: ask(express.url), 'node:http': ask(node.url), mongoose: ask(mongoose.url) };
    await compareLoads(repeats, all, 'express');
    await Promise.all([node, express, mongoose].map(({ stop }) => stop()));
  }
};

/** Packages by price, each address once: none is answered from memory. */
const missAt = (turn: number): LoadRequest => ({ path: `/api/package/filter?limit=12&minPrice=0.${10_000 + turn}`, headers });
const MISSES = 400;

/** What a list costs that is not in memory, in processor time: of the process that answers, and of the database. */
const compareMisses = async ({ repeats, stopLater, pid }: BenchRun, api: RunningApi, uri: string): Promise<void> => {
  const mongoose = stopLater(await startBaseline({ kind: 'mongoose', uri }));
  let turn = 0;
  const measure = (answering: { url: string; processorTime: () => number }) => async () => {
    const requests = Array.from({ length: MISSES }, (_, index) => missAt(turn + index));
    turn += MISSES;
    const [before, beforeInDatabase] = [answering.processorTime(), processorTimeOf(pid)];
    await load({ url: answering.url, connections: 1, amount: MISSES, requests });
    const own = (answering.processorTime() - before) / MISSES;
    const inDatabase = (processorTimeOf(pid) - beforeInDatabase) / MISSES;
    return { own, inDatabase, both: own + inDatabase };
  };
  const series = await alternate(repeats, { api: measure(api), mongoose: measure(mongoose) });
  console.log('\nA list of 12 that is not in memory: processor time in ms, one call at a time\n');
  printTable(
    ['', 'process', 'database', 'both', 'both, of mongoose'],
    Object.entries(series).map(([name, { own, inDatabase, both }]) => [
      name,
      told(own),
      told(inDatabase),
      told(both),
      medianOf(ratioOf(both, series.mongoose.both)).toFixed(2),
    ]),
  );
};

/** The form of a package as an admin sends it, without a new picture. */
const editOf = async (api: RunningApi, row: number, price: number) => {
  const path = `/api/package/${hexIdOf('tourPackage', row)}`;
  const known = (await api.call(path)) as Record<string, unknown> & { destination: { _id: string } };
  const form = new FormData();
  for (const name of ['title', 'description', 'availableFrom', 'availableTo']) form.set(name, String(known[name]));
  form.set('itinerary', JSON.stringify(known.itinerary));
  form.set('price', String(price));
  form.set('destination', known.destination._id);
  const sent = new Response(form);
  return { path, body: await sent.text(), type: sent.headers.get('content-type') ?? '' };
};

/** Reads and writes at steady rates; how many queries a write costs is read from the profiler, without load. */
const measureMix = async ({ scratch, stopLater, seconds }: BenchRun): Promise<void> => {
  const data = await scratch('10k');
  const metrics = await freePort();
  const api = stopLater(await startApi(data, { METRICS_PORT: String(metrics) }));
  const readings = async (): Promise<number> => {
    const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^wayfarer_catalogue_readings_total (\d+)$/m.exec(told)?.[1]);
  };
  const admin = await api.headersOf(0);
  const edits = await Promise.all([5, 6, 7].map((row, index) => editOf(api, row, 4000 + index)));
  const writes = edits.map(({ path, body, type }) => ({
    method: 'PUT' as const,
    path,
    body,
    headers: { ...admin, 'content-type': type },
  }));
  const requests = [...Object.values(READS), ...edits.slice(0, 1).map(({ path }) => path)].map((path) => ({ path, headers }));
  const reading = () => load({ url: api.url, connections: 20, seconds: seconds * 2, perSecond: 200, requests });
  const writing = () => load({ url: api.url, connections: 2, seconds: seconds * 2, perSecond: 10, requests: writes });
  const alone = await reading();
  const readBefore = await readings();
  const [mixed, written] = await Promise.all([reading(), writing()]);
  const readAnew = (await readings()) - readBefore;
  const [first] = writes;
  const read = await examinedBy(data.dependencies.database, async () => {
    await api.call(first?.path ?? '', first);
    for (const path of Object.values(READS)) await api.call(path);
  });
  console.log('\n200 reads a second, without and with 10 writes of the catalogue a second\n');
  printTable(
    ['', 'a second', 'p50 ms', 'p99 ms', 'longest ms'],
    Object.entries({ 'reads alone': alone, 'reads beside writes': mixed, writes: written }).map(([name, result]) => [
      name,
      result.perSecond.toFixed(1),
      result.p50,
      result.p99,
      result.max,
    ]),
  );
  console.log(
    `\nOf the reads beside writes ${(100 - (100 * readAnew) / mixed.answered).toFixed(1)} % were answered from memory.`,
  );
  console.log(
    `\nA write, and one read of each kind after it: ${read.queries} queries, ${read.keys} keys, ${read.documents} documents.`,
  );
};

export const section: Section = {
  about:
    'Reads of the catalogue from memory, against the same bytes from Express, node:http, and mongoose without a cache. To reach: ≥ 0.75 of Express, p99 ≤ 2 ×; beside writes ≥ 95 % from memory, p99 ≤ 50 ms, ≤ 10 queries per write.',
  run: async (bench) => {
    const data = await bench.kept('10k');
    const api = bench.stopLater(await startApi(data));
    await compareWarm(bench, api, data.uri);
    await compareMisses(bench, api, data.uri);
    await measureMix(bench);
  },
};
