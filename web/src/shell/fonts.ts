import { keep } from './storage';

/**
 * Lets the page use the house's letters. Until then a stand-in of the same width is read, so that
 * a slow connection carries the page first. early.js does it at once where they are kept already.
 */
export function showFonts(): void {
  const link = document.getElementById('fonts');
  if (link instanceof HTMLLinkElement && link.media !== 'all') {
    link.media = 'all';
    void document.fonts.ready.then(() => keep('fonts', true));
  }
}
