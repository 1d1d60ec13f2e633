import type { MapWords } from '../tableau/map/types';

export const mapWords: MapWords = {
  count: (n, one, many) => (n === 1 ? `1 ${one}` : many ? `${n} ${many}` : `${n} × ${one}`),
  region: 'Region',
  empty: 'leer',
  flagged: 'Karte verfügbar',
  changed: 'verändert',
  hinted: 'vorgeschlagen',
  selected: 'ausgewählt',
  ways: { choose: 'wählbar', put: 'hier setzen möglich', take: 'hier entfernen möglich' },
  whole: 'Ganzer Plan',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  regions: 'Regionen',
  show: (region, choices) =>
    choices === 0
      ? region
      : `${region}, ${choices === 1 ? '1 Möglichkeit' : `${choices} Möglichkeiten`}`,
};
