// Where in a shape there is most room for what is put on it.

/** How far a point is inside a polygon of rings; negative outside. */
export function depth(rings, x, y) {
  let inside = false;
  let near = Infinity;
  for (const ring of rings) {
    for (let n = 1; n < ring.length; n++) {
      const [ax, ay] = ring[n - 1];
      const [bx, by] = ring[n];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      near = Math.min(near, away(x, y, ax, ay, bx, by));
    }
  }
  return (inside ? 1 : -1) * near;
}

function away(x, y, ax, ay, bx, by) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

/**
 * The point that is farthest from the border, with its distance: a grid that is made finer where
 * more room may be found. Shapes are pressed together sideways first, as what is put on them is
 * wider than high; the room that is found is that of an ellipse.
 */
export function roomiest(polygon, wide = 1) {
  const rings = polygon.map((ring) => ring.map(([x, y]) => [x / wide, y]));
  const xs = rings[0].map(([x]) => x);
  const ys = rings[0].map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const half = Math.max(Math.min(width, height) / 2, 0.1);
  const cell = (x, y, h) => ({ x, y, h, room: depth(rings, x, y) });
  const waiting = [];
  for (let x = left + half; x < left + width + half; x += 2 * half) {
    for (let y = top + half; y < top + height + half; y += 2 * half) waiting.push(cell(x, y, half));
  }
  let best = cell(left + width / 2, top + height / 2, 0);
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.room + a.h * Math.SQRT2 - (b.room + b.h * Math.SQRT2));
    const { x, y, h, room } = waiting.pop();
    if (room > best.room) best = { x, y, h, room };
    if (room + h * Math.SQRT2 - best.room < 0.1) continue;
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]) {
      waiting.push(cell(x + (dx * h) / 2, y + (dy * h) / 2, h / 2));
    }
  }
  return { x: best.x * wide, y: best.y, room: best.room };
}
