import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'chrome-launcher';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };
type Message = {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: Record<string, unknown>;
  params?: { value: TraceEvent[] };
};

/** Milliseconds after the load in which a page settles. */
const SETTLES_IN = 4000;
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** A browser's DevTools protocol. */
const connect = async (port: number) => {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const events: TraceEvent[] = [];
  const ended = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'Tracing.dataCollected') events.push(...(message.params?.value ?? []));
    if (message.method === 'Tracing.tracingComplete') ended.resolve();
  });
  let last = 0;
  const call = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, ({ result = {} }) => resolve(result));
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  return { call, events, ended: ended.promise };
};

/** @returns the thread's own milliseconds of each of its tasks that ended after the first paint: what else the machine does is not in it */
const tasksAfterPaint = (events: readonly TraceEvent[]): number[] => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page was never painted.');
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
};

/** One visit by a phone with an empty cache, in a browser of its own. CHROME_PATH names another one. */
export const traceVisit = async (url: string): Promise<number[]> => {
  const chrome = await launch({ chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', chromeFlags: CHROME_FLAGS });
  try {
    const { call, events, ended } = await connect(chrome.port);
    const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    const inPage = (method: string, params?: object) => call(method, params, String(sessionId));
    await inPage('Emulation.setDeviceMetricsOverride', PHONE);
    await call('Tracing.start', {
      traceConfig: { includedCategories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'] },
    });
    await inPage('Page.navigate', { url });
    await inPage('Runtime.evaluate', {
      expression: "new Promise((loaded) => addEventListener('load', loaded))",
      awaitPromise: true,
    });
    await pause(SETTLES_IN);
    await call('Tracing.end');
    await ended;
    return tasksAfterPaint(events);
  } finally {
    chrome.kill();
  }
};
