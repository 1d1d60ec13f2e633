// Small line drawings for what a game's cards can be used for, by the game's id and the act's.

const DRAWN: Record<string, Record<string, string>> = {
  'votes-for-women': {
    // A broadsheet.
    event: 'M5 5h11v14H7a2 2 0 0 1-2-2zM16 9h3v8a2 2 0 0 1-2 2M8 8.5h5M8 12h5M8 15.5h3',
    // A speaking trumpet.
    campaign: 'M4 10v4h3l8 4V6l-8 4zM15 10h2.5a2 2 0 0 1 0 4H15M7.5 14.5l1 4.5h2.5',
    // A button with a ribbon.
    organize:
      'M12 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 10.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM9.5 12.5L8 20l4-2.5 4 2.5-1.5-7.5',
    // The dome of the Capitol.
    lobby: 'M12 3v2M8 11a4 4 0 0 1 8 0M6 11h12M7.5 11v7M12 11v7M16.5 11v7M4.5 18h15M3.5 20.5h17',
    claimed: 'M6 4h12v16l-6-4-6 4z',
    discard: 'M6 7h12M10 7V5h4v2M7.5 7l1 13h7l1-13',
  },
};

/** The drawing of an act in a box of 24 by 24, or null if nobody has drawn it. */
export function actPath(game: string, act: string): string | null {
  return DRAWN[game]?.[act] ?? null;
}
