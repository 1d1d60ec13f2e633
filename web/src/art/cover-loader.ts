import type { Component } from 'svelte';

const COVERS = import.meta.glob<{ default: Component }>('./covers/*.svelte');

const id = (path: string) => path.replace(/^.*\/|\.svelte$/g, '');

/** The games that have a cover of their own. */
export const covered: string[] = Object.keys(COVERS).map(id);

/** The cover of a game on its way, or null if nobody has drawn one. */
export function loadCover(game: string): Promise<{ default: Component }> | null {
  return COVERS[`./covers/${game}.svelte`]?.() ?? null;
}
