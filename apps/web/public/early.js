// The forms' rules must not try whether text may become code here: it may not, and each try would be reported.
globalThis.__zod_globalConfig = { jitless: true };
// Runs before the first paint.
const root = document.documentElement.dataset;
try {
  // A theme that was chosen by hand wins over the system's.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.theme = theme;
  // The page comes as for a visitor: who is logged in shall not be offered Login until the code is here.
  if (localStorage.getItem('token') !== null) root.visitor = 'known';
} catch {
  // Storage may be forbidden; then the system's theme stands.
}
// Until the code is here nothing answers a form. What is sent meanwhile is kept back, and sent once it is (capture-input.ts); a search goes its way.
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
