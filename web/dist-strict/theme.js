// Runs before the first paint, so that a chosen theme never flashes the other one. See src/theme.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden here; the system's own theme holds.
}
