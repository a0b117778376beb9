import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { compareLoads } from '../frame/compare-loads.ts';
import { load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { type RunningApi, startApi } from '../frame/start-api.ts';
import { startBaseline } from '../frame/start-baseline.ts';

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

export const section: Section = {
  about:
    'Reads of the catalogue from memory, against the same bytes from Express, node:http, and mongoose without a cache. To reach: ≥ 0.4 of Express, p99 ≤ 3 × of it, ≥ 100 × mongoose.',
  run: async (bench) => {
    const data = await bench.kept('10k');
    const api = bench.stopLater(await startApi(data));
    await compareWarm(bench, api, data.uri);
  },
};
