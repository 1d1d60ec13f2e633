// Lines with fewer points. What two neighbours share is one line of the topology, so that it stays
// shared when it has fewer points.

const area = ([ax, ay], [bx, by], [cx, cy]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/**
 * Visvalingam: the point that matters least goes first, until all that are left span a triangle of
 * at least this area with those beside them. The ends stay.
 */
export function simplify(line, least) {
  const kept = line.map((point, at) => ({ point, before: at - 1, after: at + 1, gone: false }));
  const last = kept.length - 1;
  const weight = (at) =>
    area(kept[kept[at].before].point, kept[at].point, kept[kept[at].after].point);
  // Lines are short: looking for the smallest anew each time is quick enough.
  const weights = kept.map((_, at) => (at === 0 || at === last ? Infinity : weight(at)));
  // A ring keeps four points, else it would be a line.
  const ring = line[0][0] === line[last][0] && line[0][1] === line[last][1];
  let left = kept.length;
  while (left > (ring ? 4 : 2)) {
    let at = 0;
    for (let n = 1; n < last; n++) if (weights[n] < weights[at]) at = n;
    if (weights[at] >= least) break;
    const floor = weights[at];
    const { before, after } = kept[at];
    kept[at].gone = true;
    weights[at] = Infinity;
    kept[before].after = after;
    kept[after].before = before;
    // What lies beside a point that went weighs no less than that point did.
    for (const side of [before, after]) {
      if (side > 0 && side < last) weights[side] = Math.max(floor, weight(side));
    }
    left--;
  }
  return kept.filter(({ gone }) => !gone).map(({ point }) => point);
}

/** The area that a ring encloses. */
export function ringArea(ring) {
  let sum = 0;
  for (let n = 1; n < ring.length; n++) {
    sum += ring[n - 1][0] * ring[n][1] - ring[n][0] * ring[n - 1][1];
  }
  return Math.abs(sum) / 2;
}
