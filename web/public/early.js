// Before the first paint: the chosen theme and motion, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('parlour.settings') || '{}');
  const root = document.documentElement;
  if (kept.theme === 'light' || kept.theme === 'dark') {
    root.dataset.theme = kept.theme;
  }
  if (kept.motion === 'reduced') {
    root.dataset.motion = 'reduced';
  }
} catch {
  // Storage is closed to us: the system's choice holds.
}
