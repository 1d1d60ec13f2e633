/** Points of drawn shapes, computed once where they are written. */

const round = (n: number): string => String(Math.round(n * 100) / 100);

/** A star as an SVG path around the origin; the first point is at the top. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const parts = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points + turn - Math.PI / 2;
    const radius = at % 2 === 0 ? outer : inner;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${parts.join('L')}Z`;
}

/** A circle whose edge is gathered into petals, as a ribbon is in a rosette. */
export function scallop(petals: number, radius: number): string {
  const at = (n: number) => {
    const angle = (2 * Math.PI * n) / petals - Math.PI / 2;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  const bow = round(radius * Math.sin(Math.PI / petals) * 1.12);
  const arcs = Array.from({ length: petals }, (_, n) => `A${bow} ${bow} 0 0 1 ${at(n + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** Lines from one circle to another, as the folds of a rosette or the rays of a sun. */
export function rays(count: number, from: number, to: number, turn = 0): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count + turn - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x * from)} ${round(y * from)}L${round(x * to)} ${round(y * to)}`;
  }).join('');
}

/** Every other sector of a disc, as the beams of a rising sun on a poster. */
export function beams(count: number, x: number, y: number, radius: number): string {
  const at = (n: number) => {
    const angle = (2 * Math.PI * (n + 0.25)) / count - Math.PI / 2;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  };
  return Array.from({ length: count }, (_, n) => `M${x} ${y}L${at(n)}L${at(n + 0.5)}Z`).join('');
}
