import { match } from '../shell/route';

/** A shelf of the house: what its links have in common, and where they lead. */
export interface Shelf<W extends string> {
  title: 'people' | 'study' | 'house';
  links: { path: string; words: W }[];
}

type Words =
  | 'pair'
  | 'watch'
  | 'groups'
  | 'mine'
  | 'finished'
  | 'analysis'
  | 'import'
  | 'docs'
  | 'settings'
  | 'about'
  | 'privacy';

/** Whether a path leads to a page of ours. */
export const leads = (path: string): boolean => match(path).page !== 'lost';

/** Where a game is learned, if it has lessons and this house a page for them. */
export function learnPath({ id, lessons }: { id: string; lessons: number }): string | null {
  const path = `/learn/${id}`;
  return lessons > 0 && leads(path) ? path : null;
}

/** A game whose positions can be studied: the usual one where it can be, else the first. */
export function studied(games: { id: string; study: boolean }[], usual: string | null): string {
  const open = games.filter(({ study }) => study);
  return (open.find(({ id }) => id === usual) ?? open[0] ?? games[0])?.id ?? '';
}

/** All that can be reached from everywhere, less what this house does not have. */
export function houseLinks(game: string): Shelf<Words>[] {
  const shelves: Shelf<Words>[] = [
    {
      title: 'people',
      links: [
        { path: '/pair', words: 'pair' },
        { path: '/watch', words: 'watch' },
        { path: '/groups', words: 'groups' },
        { path: '/my-games', words: 'mine' },
      ],
    },
    {
      title: 'study',
      links: [
        { path: `/analysis/${game}`, words: 'analysis' },
        { path: '/finished', words: 'finished' },
        { path: '/import', words: 'import' },
        { path: '/docs', words: 'docs' },
      ],
    },
    {
      title: 'house',
      links: [
        { path: '/settings', words: 'settings' },
        { path: '/about', words: 'about' },
        { path: '/privacy', words: 'privacy' },
      ],
    },
  ];
  return shelves.map((shelf) => ({
    ...shelf,
    links: shelf.links.filter(({ path }) => leads(path)),
  }));
}
