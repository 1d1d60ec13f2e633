import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The block of a style that can be chosen; what it does not name holds for every style. */
let style = '';
const blockOf = (name: string) =>
  name && css.slice(css.indexOf(`:root[${name}]`)).replace(/\}[\s\S]*/, '');

/** The relative luminance of a token, as WCAG counts it. */
function luminance(token: string, theme: number): number {
  const value = new RegExp(`--${token}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`);
  const hex = (value.exec(blockOf(style)) ?? value.exec(css))?.[theme + 1];
  const [r, g, b] = [0, 2, 4].map((at) => {
    const part = parseInt(hex!.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: number): number {
  const [low, high] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const BOARDS = ['', "data-board='wood'", "data-board='plain'"];

afterEach(() => {
  style = '';
});

for (const [theme, name] of ['light', 'dark'].entries()) {
  it(`lets colour-safe pieces differ from each other and from every ground, ${name}`, () => {
    const grounds = ['arena', 'street', 'yard', 'building'];
    style = "data-pieces='clear'";
    const between = contrast('rosette', 'badge', theme);
    expect(between).toBeGreaterThanOrEqual(theme === 0 ? 3 : 1.2);
    for (const look of ['rosette', 'badge']) {
      for (const ground of grounds) {
        const shown = [look, `${look}-edge`].map((part) => contrast(part, ground, theme));
        expect(Math.max(...shown), `${look} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      const mark = look === 'badge' ? 'badge-mark' : 'rosette-mark';
      expect(contrast(look, mark, theme), look).toBeGreaterThanOrEqual(3);
    }
    for (const cube of ['cube-purple', 'cube-yellow', 'cube-red']) {
      expect(contrast(`${cube}-ink`, cube, theme), cube).toBeGreaterThanOrEqual(4.5);
    }
  });

  it(`lets pieces and words stand out on every style of board, ${name}`, () => {
    for (const board of BOARDS) {
      style = board;
      const sets = [
        { men: ['rosette', 'badge'], grounds: ['arena', 'street', 'yard', 'building'] },
        { men: ['ivory', 'ebony'], grounds: ['wood', 'fort'] },
      ];
      for (const { men, grounds } of sets) {
        for (const ground of grounds) {
          expect(contrast('ink', ground, theme), `${board} ${ground}`).toBeGreaterThanOrEqual(4.5);
          for (const man of men) {
            const shown = [man, `${man}-edge`].map((part) => contrast(part, ground, theme));
            expect(Math.max(...shown), `${board} ${man} on ${ground}`).toBeGreaterThanOrEqual(3);
          }
        }
      }
    }
  });

  it(`lets ivory and ebony men stand out from the ground and show their marks, ${name}`, () => {
    for (const man of ['ivory', 'ebony']) {
      for (const ground of ['wood', 'fort']) {
        const shown = [man, `${man}-edge`].map((part) => contrast(part, ground, theme));
        expect(Math.max(...shown), `${man} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(man, `${man}-mark`, theme), man).toBeGreaterThanOrEqual(3);
    }
    expect(contrast('ivory', 'ebony', theme)).toBeGreaterThanOrEqual(7);
  });

  it(`lets words and marks be read on wood and in a fort, ${name}`, () => {
    for (const ground of ['wood', 'fort']) {
      expect(contrast('ink', ground, theme), ground).toBeGreaterThanOrEqual(4.5);
    }
    for (const mark of ['accent', 'take']) {
      expect(contrast(mark, 'wood', theme), mark).toBeGreaterThanOrEqual(3);
    }
  });

  it(`lets cubes and names stand out on every region of a map, ${name}`, () => {
    const regions = [1, 2, 3, 4, 5, 6].flatMap((n) => [`region-${n}`, `region-${n}-lit`]);
    for (const ground of regions) {
      expect(contrast('map-name', ground, theme), ground).toBeGreaterThanOrEqual(4.5);
      for (const cube of ['cube-purple', 'cube-yellow', 'cube-red']) {
        const shown = [cube, `${cube}-edge`].map((part) => contrast(part, ground, theme));
        expect(Math.max(...shown), `${cube} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      for (const mark of ['map-line', 'accent', 'green', 'take', 'map-changed', 'map-ring']) {
        expect(contrast(mark, ground, theme), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrast('map-name', 'map-sea', theme)).toBeGreaterThanOrEqual(4.5);
  });

  it(`lets figures on cubes and signs on seals be read, ${name}`, () => {
    for (const cube of ['cube-purple', 'cube-yellow', 'cube-red']) {
      expect(contrast(`${cube}-ink`, cube, theme), cube).toBeGreaterThanOrEqual(4.5);
    }
    for (const wax of ['green', 'take']) {
      expect(contrast('on-seal', wax, theme), wax).toBeGreaterThanOrEqual(4.5);
    }
  });
}
