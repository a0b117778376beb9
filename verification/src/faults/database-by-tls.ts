import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod, freePort, mongodArguments, until } from '@wayfarer/local-stack/mongod';
import { MongoClient } from 'mongodb';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import { startProcess } from '../bench/frame/start-process.ts';
import { migrateWithAdmins } from '../product/catalogue.ts';

/**
 * An authority of its own and a certificate of it for this machine, by openssl. @returns the files that
 * server and clients are given
 */
const makeCertificates = (folder: string): { authority: string; server: string } => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...newKey, '-subj', '/CN=authority', '-keyout', 'authority.key', '-out', 'authority.pem');
  openssl('req', ...newKey.slice(0, 3), '-subj', '/CN=database', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const signing = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  const certificate = openssl('x509', '-req', '-in', 'server.csr', ...signing);
  writeFileSync(join(folder, 'server.pem'), Buffer.concat([certificate, openssl('rsa', '-in', 'server.key')]));
  return { authority: join(folder, 'authority.pem'), server: join(folder, 'server.pem') };
};

/**
 * The product on a database that speaks TLS alone. @returns whether it migrates and serves with the
 * authority's file, and goes nowhere without
 */
export const tryTls = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-tls-'));
  const { authority, server } = makeCertificates(folder);
  const [port, sitePort, dataFolder] = [await freePort(), await freePort(), join(folder, 'data')];
  mkdirSync(dataFolder);
  const flags = ['--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', server];
  const mongod = spawn(await findMongod(), [...mongodArguments({ dataFolder, port }), ...flags], { stdio: 'ignore' });
  process.on('exit', () => mongod.kill('SIGKILL'));
  const host = `127.0.0.1:${port}`;
  const uri = `mongodb://${host}/wayfarer?directConnection=true&tls=true&tlsCAFile=${encodeURIComponent(authority)}`;
  const running = AbortSignal.timeout(120_000);
  const connect = async () => new MongoClient(uri, { serverSelectionTimeoutMS: 500 }).connect();
  await until(async () => (await connect()).close().then(() => true), running);
  const client = await connect();
  await client.db('admin').command({ replSetInitiate: { _id: 'wayfarer', members: [{ _id: 0, host }] } });
  await until(async () => (await client.db('admin').command({ hello: 1 })).isWritablePrimary === true, running);
  const { version } = await client.db('admin').command({ buildInfo: 1 });
  await client.close();

  const url = `http://127.0.0.1:${sitePort}`;
  const envWith = (MONGODB_URI: string) => ({ ...apiEnvironment(MONGODB_URI), PUBLIC_URL: url, PORT: String(sitePort) });
  const refusals = ['tls=false', 'tls=true'].map((option) => {
    try {
      migrateWithAdmins({ ...process.env, ...envWith(`mongodb://${host}/wayfarer?directConnection=true&${option}`) }, []);
      return null;
    } catch (thrown) {
      return thrown instanceof Error ? thrown.message.trim() : '';
    }
  });
  const env = envWith(uri);
  migrateWithAdmins({ ...process.env, ...env }, ['operator']);
  const api = await startProcess('@wayfarer/api/main', env, url);
  const ready = await fetch(`${url}/api/ready`);
  await api.stop();
  mongod.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  console.log(
    `\n## tls: a database that speaks TLS alone\n\nMongoDB ${version}: /api/ready answers ${ready.status} with the authority's file.`,
  );
  console.log(`Without TLS: ${refusals[0]}\nWithout the authority: ${refusals[1]}`);
  return ready.status === 200 && refusals.every((refusal) => refusal !== null);
};
