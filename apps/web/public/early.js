// Keeps the schema library from testing whether eval is allowed: it is not, and each test would be reported.
globalThis.__zod_globalConfig = { jitless: true };
// Runs before the first paint.
const root = document.documentElement.dataset;
try {
  // A theme that was chosen by hand wins over the system's.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.theme = theme;
  // Room for amounts in the currency that was chosen, which the code fills.
  if (localStorage.getItem('currency') !== null) root.currency = 'chosen';
  // The page is rendered as for a visitor: users who are logged in must not see Login until the code has
  // loaded.
  if (localStorage.getItem('token') !== null) root.visitor = 'known';
} catch {
  // Storage may be blocked; then the system's theme applies.
}
// Until the code has loaded nothing handles a form. Submits are held back until then (capture-input.ts); a
// search is sent at once.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (root.ready !== undefined || (form.method === 'get' && form.hasAttribute('action'))) return;
    event.preventDefault();
    root.waiting = form.getAttribute('action');
  },
  true,
);
