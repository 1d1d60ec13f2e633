import type { Grid, SheetView, Word } from '../api/types';

/** A grid as it is read here: what stands under each head, from top to bottom. */
export function columns({ heads, rows }: Grid): { head: Word[]; cells: Word[][] }[] {
  return heads.map((head, at) => ({
    head,
    cells: rows.map((row) => row[at] ?? []).filter((cell) => cell.length > 0),
  }));
}

const SHAPES: Partial<Record<Word['tone'], string>> = {
  purple: 'circle',
  yellow: 'diamond',
  red: 'square',
};

/** The shape that says what a colour says, beside whatever is counted or numbered in it. */
export function shapeOf({ brief, tone }: Word): string | null {
  return /\d/.test(brief) ? (SHAPES[tone] ?? null) : null;
}

/** A name that stands in a place of its own needs no colon behind it. */
export function bare(name: string): string {
  return name.replace(/\s*:$/, '');
}

/** What the sheet says about each thing that it lists, by its name. */
export function aboutOf(sheet: SheetView | null): Map<string, string> {
  const about = new Map<string, string>();
  for (const part of sheet?.parts ?? []) {
    for (const item of part.kind === 'listing' ? part.items : []) {
      about.set(bare(item.name.full), item.about.join(' '));
    }
  }
  return about;
}
