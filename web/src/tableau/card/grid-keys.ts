interface Place {
  left: number;
  top: number;
}

/** Two that lie this close are in one row. */
const ROW = 8;

/**
 * Where an arrow leads in a grid that breaks its rows as it likes: left and right to the one before
 * and after, up and down to the nearest of the next row; null for other keys and past the ends.
 */
export function neighbour(key: string, at: number, places: Place[]): number | null {
  const here = places[at];
  if (!here) {
    return null;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = at + (key === 'ArrowLeft' ? -1 : 1);
    return to in places ? to : null;
  }
  if (key === 'Home' || key === 'End') {
    return key === 'Home' ? 0 : places.length - 1;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') {
    return null;
  }
  const down = key === 'ArrowDown' ? 1 : -1;
  const beyond = places
    .map((place, to) => ({
      to,
      rows: (place.top - here.top) * down,
      aside: Math.abs(place.left - here.left),
    }))
    .filter(({ rows }) => rows > ROW);
  const next = Math.min(...beyond.map(({ rows }) => rows));
  const row = beyond.filter(({ rows }) => rows < next + ROW);
  return row.sort((a, b) => a.aside - b.aside)[0]?.to ?? null;
}
