import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePictures } from './serve-pictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a picture that was kept before phones had a file of their own is shown to them in the next size', async () => {
  for (const name of ['old-800.avif', 'new-640.avif', 'new-800.avif']) await writeFile(join(folder, name), name);
  const pictures = request(express().use(servePictures(folder)));
  for (const [asked, sent] of [
    ['old-640.avif', 'old-800.avif'],
    ['new-640.avif', 'new-640.avif'],
  ] as const) {
    const { body } = await pictures.get(`/pictures/${asked}`).buffer(true).expect(200).expect('Content-Type', 'image/avif');
    expect(String(body)).toBe(sent);
  }
  await pictures.get('/pictures/none-640.avif').expect(404);
  await pictures.get('/pictures/old-400.avif').expect(404);
});
