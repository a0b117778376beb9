// Loaded before maildev (`node --import`). maildev answers every website that a browser has open, with links
// to new passwords in its emails. Here no request reaches it, of HTTP or of a WebSocket, that comes from
// another site's page or under another name than this machine's (DNS rebinding).
import { Server } from 'node:http';

const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** @param {import('node:http').IncomingMessage} request */
const isForeign = ({ headers: { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } }) => {
  if (!OWN_HOST.test(host)) return true;
  if (origin !== undefined) return origin !== `http://${host}`;
  // A link to the mailbox may be followed; nothing of it may be a part of another page.
  return (site === 'cross-site' || site === 'same-site') && mode !== 'navigate';
};

const emit = Server.prototype.emit;
/** @type {typeof emit} */
Server.prototype.emit = function (event, ...args) {
  const [request, receiver] = args;
  const comes = event === 'request' || event === 'upgrade' || event === 'connect' || event === 'checkContinue';
  if (!comes || !isForeign(request)) return emit.call(this, event, ...args);
  if (event === 'request' || event === 'checkContinue')
    receiver.writeHead(403, { 'Content-Type': 'text/plain' }).end('Not from here.');
  else receiver.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  return true;
};
