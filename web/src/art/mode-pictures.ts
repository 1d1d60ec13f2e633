import type { Component } from 'svelte';

/** Draws a value of an option; nothing for those that it has no picture of. */
type ModePicture = Component<{ option: string; value: string }>;

const MODES = import.meta.glob<{ default: ModePicture; pictured: string[] }>('./modes/*.svelte');

/** The pictures of a game's choices on their way, or null if nobody has drawn any. */
export function loadModes(
  game: string,
): Promise<{ default: ModePicture; pictured: string[] }> | null {
  return MODES[`./modes/${game}.svelte`]?.() ?? null;
}
