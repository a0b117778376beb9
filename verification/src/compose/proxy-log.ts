import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { compose, SITE } from './stack.ts';

/** A word that callers of this check search for. */
export const SEARCHED = 'searched-for';

/** More answers than a connection holds, so that some are not yet sent when it ends. */
const ANSWERS = 200;

/**
 * No line holds a word that was searched for, an address that is not cut to its network, the far end of a
 * connection, or what browsers send.
 */
const TELLING = [
  new RegExp(SEARCHED),
  /"(?:\w+_ip|remote|remote_addr)":"(?!\d+\.\d+\.\d+\.0[:"]|[\da-f:]*::"|\[[\da-f:]*::\]:)/,
  /->[\d[]/,
  /user.agent/i,
];

/** Lines that name a caller: of a reload, of an answer that ended early, and of a call that failed. */
const KINDS = [/"msg":"received request"/, /"msg":"aborting with incomplete response"/, /"status":503/];

/** A reload, whose caller is this machine, and a caller who leaves while answers are sent. */
export const provokeLines = async (): Promise<void> => {
  const settings = ['--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'];
  await compose(['exec', '-T', 'proxy', 'caddy', 'reload', '--force', ...settings]);
  // A file, because calls of the API are limited for each address.
  const [file] = /\/assets\/[^"]+/.exec(await (await fetch(SITE)).text()) ?? assert.fail('the page names no file');
  const { hostname, port } = new URL(SITE);
  const caller = connect(Number(port || 80), hostname);
  caller.write(`GET ${file}?title=${SEARCHED} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(ANSWERS));
  await once(caller, 'data');
  caller.resetAndDestroy();
};

/** Of all that it wrote since its container was made, by other checks too. */
export const checkProxyLog = async (): Promise<void> => {
  const { all: log } = await compose(['logs', '--no-log-prefix', 'proxy']);
  for (const kind of KINDS) assert.ok(kind.test(log), `the log of the proxy has no line with ${kind.source}`);
  const telling = log.split('\n').filter((line) => TELLING.some((tells) => tells.test(line)));
  assert.deepEqual(telling.slice(0, 5), [], `${telling.length} lines of the proxy's log tell of a caller`);
};
