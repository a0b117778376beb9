// Runs before the first paint: a theme that was chosen by hand wins over the system's.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the system's theme stands.
}
