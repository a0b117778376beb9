import assert from 'node:assert/strict';
import { compose, containers, serviceOf } from './stack.ts';

/**
 * Each service runs without root, can write only to its volumes, and has limits of memory, processes and log
 * size. Stand-ins for external services cannot reach the database.
 */
export const checkHardening = async (): Promise<string> => {
  const all = await containers();
  for (const { Config, HostConfig, ...container } of all) {
    const who = serviceOf({ Config, HostConfig, ...container });
    assert.match(Config.User, /^[1-9]\d*(:\d+)?$/, `${who} runs as root`);
    assert.ok(HostConfig.ReadonlyRootfs, `${who} can write beside its volumes`);
    assert.ok(HostConfig.Memory > 0, `${who} has no limit of memory`);
    assert.ok((HostConfig.PidsLimit ?? 0) > 0, `${who} has no limit of processes`);
    assert.deepEqual(HostConfig.CapDrop, ['ALL'], `${who} keeps rights of the kernel`);
    assert.ok(HostConfig.SecurityOpt?.includes('no-new-privileges:true'), `${who} can gain rights`);
    assert.ok(HostConfig.LogConfig.Config['max-size'], `the log of ${who} grows without end`);
  }
  for (const service of ['mongo', 'api', 'api-2', 'proxy', 'sandbox', 'mailbox', 'backup']) {
    const { all: user } = await compose(['exec', '-T', service, 'id', '-u']);
    assert.notEqual(user.trim(), '0', `${service} runs as root`);
  }
  const reaches = async (service: string): Promise<boolean> => {
    const ask = "require('net').connect(27017, 'mongo').on('connect', () => process.exit(0)).on('error', () => process.exit(1))";
    return (await compose(['exec', '-T', service, 'node', '-e', ask], { reject: false })).exitCode === 0;
  };
  assert.ok(await reaches('api'), 'api does not reach the database');
  for (const service of ['sandbox', 'mailbox']) assert.ok(!(await reaches(service)), `${service} reaches the database`);
  return `${all.length} containers: ${all.map(serviceOf).toSorted().join(', ')}`;
};
