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
// Until the code is here, a form without an address of its own would send its fields, passwords included, into the address bar.
document.addEventListener(
  'submit',
  (event) => {
    if (root.ready === undefined && !event.target.hasAttribute('action')) event.preventDefault();
  },
  true,
);
