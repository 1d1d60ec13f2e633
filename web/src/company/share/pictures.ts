import type { Table } from '../../api/types';

/** Whether the server can draw a table: boards and tableaux, but no lists of facts. */
export const hasPicture = (table: Table): boolean => table.start.kind !== 'sheet';

/** The address of a picture to save: after an entry, or as the game stands for who watches. */
export function pictureOf(
  table: string,
  form: 'svg' | 'png',
  entry: number | null,
  lang: string,
): string {
  const query = new URLSearchParams({ lang, download: '' });
  if (entry !== null) query.set('entry', String(entry));
  return `/api/tables/${encodeURIComponent(table)}/picture.${form}?${query}`;
}

/** The address of a picture of any position of a game that hides nothing. */
export function pictureOfPosition(
  game: string,
  form: 'svg' | 'png',
  position: string,
  lang: string,
): string {
  const query = new URLSearchParams({ lang, download: '', position });
  return `/api/games/${encodeURIComponent(game)}/picture.${form}?${query}`;
}
