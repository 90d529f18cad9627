// Runs before the first paint, so that a page read by daylight never flashes dark.
try {
  if (localStorage.getItem('theme') === 'daylight') document.documentElement.dataset.theme = 'daylight';
} catch {
  // Storage may be shut; the lamp-black default stands.
}
