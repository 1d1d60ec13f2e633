// SVG paths with one digit after the point, each step told from where the last one ended.

/** A number of tenths, as short as SVG allows. */
const short = (tenths) => {
  const text = String(tenths / 10);
  return text.replace(/^(-?)0\./, '$1.');
};

function join(numbers) {
  return numbers
    .map(short)
    .reduce(
      (said, text) => (said === '' || text.startsWith('-') ? said + text : `${said} ${text}`),
      '',
    );
}

/** One line; a ring ends where it began and is closed. */
export function linePath(line) {
  const points = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const [first] = points;
  const closed =
    points.length > 2 && points.at(-1)[0] === first[0] && points.at(-1)[1] === first[1];
  const steps = [];
  let at = first;
  for (const point of closed ? points.slice(1, -1) : points.slice(1)) {
    const step = [point[0] - at[0], point[1] - at[1]];
    if (step[0] !== 0 || step[1] !== 0) steps.push(...step);
    at = point;
  }
  return `M${join(first)}l${join(steps)}${closed ? 'z' : ''}`;
}

/** Lines of a GeoJSON geometry, one after the other. */
export function geometryPath(geometry) {
  return linesOf(geometry).map(linePath).join('');
}

export function linesOf({ type, coordinates }) {
  if (type === 'MultiPolygon') return coordinates.flat();
  return type === 'LineString' ? [coordinates] : coordinates;
}
