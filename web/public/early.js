// Before the first paint: the chosen theme, motion and looks of boards, the kind of page, and letters
// that this browser has already, so that nothing flashes and nothing jumps.
try {
  const kept = (name) => JSON.parse(localStorage.getItem(`parlour.${name}`) || '{}') || {};
  const root = document.documentElement;
  // The header of a table is lower, and its board has a frame.
  if (/^\/table\/[^/]+\/?$/.test(location.pathname)) {
    root.dataset.page = 'table';
  }
  const settings = kept('settings');
  if (settings.theme === 'light' || settings.theme === 'dark') {
    root.dataset.theme = settings.theme;
  }
  if (settings.motion === 'reduced') {
    root.dataset.motion = 'reduced';
  }
  const table = kept('table');
  const looks = {
    input: ['tap'],
    pieces: ['flat', 'clear'],
    board: ['wood', 'plain'],
    coordinates: ['off'],
    moves: ['words'],
  };
  for (const [name, values] of Object.entries(looks)) {
    if (values.includes(table[name])) {
      root.dataset[name] = table[name];
    }
  }
  if (localStorage.getItem('parlour.fonts')) {
    document.getElementById('fonts').media = 'all';
  }
} catch {
  // Storage is closed to us: the system's choice holds.
}
