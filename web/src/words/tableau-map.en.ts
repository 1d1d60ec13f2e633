import type { MapWords } from '../tableau/map/types';

export const mapWords: MapWords = {
  count: (n, one, many) => (n === 1 ? `1 ${one}` : `${n} ${many ?? `${one}s`}`),
  region: 'region',
  empty: 'empty',
  flagged: 'card available',
  changed: 'changed',
  hinted: 'suggested',
  selected: 'selected',
  ways: { choose: 'can be chosen', put: 'can place here', take: 'can remove here' },
  whole: 'Whole map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  regions: 'Regions',
  show: (region, choices) =>
    choices === 0 ? region : `${region}, ${choices === 1 ? '1 choice' : `${choices} choices`}`,
};
