package games.parlour.cli.draw;

import games.parlour.core.show.Sheet;
import games.parlour.core.show.Sheet.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the grid of a sheet: with full words where all columns fit, else with brief ones, in as
 * many bands as it takes. Columns are alike where they can be, so that they stay where they are
 * when something changes.
 */
final class GridDrawer {
  private static final String GAP = "  ";

  /** Wider columns would only lead the eye astray. */
  private static final int WIDEST = 22;

  private final Sheet.Grid grid;
  private final WordPainter tones;
  private final int room;
  private final boolean full;
  private final int least;

  GridDrawer(Sheet.Grid grid, WordPainter tones, int room) {
    this.grid = grid;
    this.tones = tones;
    this.room = room;
    int columns = grid.heads().size();
    int alike = Math.min(WIDEST, (room + GAP.length()) / Math.max(1, columns) - GAP.length());
    this.full = most(true) <= alike;
    this.least = most(full) <= alike ? alike : 0;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    int columns = grid.heads().size();
    for (int from = 0; from < columns; ) {
      int to = from + 1;
      while (to < columns && width(from, to + 1) <= room) {
        to++;
      }
      lines.add(row(grid.heads(), from, to));
      for (List<Cell> row : grid.rows()) {
        lines.add(row(row, from, to));
      }
      from = to;
    }
    return lines;
  }

  private String row(List<Cell> cells, int from, int to) {
    StringBuilder line = new StringBuilder();
    for (int i = from; i < to; i++) {
      String cell = tones.cell(cells.get(i), full);
      int free = Math.max(least, width(i, full)) - Paint.columns(cell);
      line.append(i == from ? "" : GAP).append(cell).append(" ".repeat(free));
    }
    return line.toString().stripTrailing();
  }

  private int most(boolean inFull) {
    int most = 0;
    for (int i = 0; i < grid.heads().size(); i++) {
      most = Math.max(most, width(i, inFull));
    }
    return most;
  }

  private int width(int from, int to) {
    int width = GAP.length() * (to - from - 1);
    for (int i = from; i < to; i++) {
      width += Math.max(least, width(i, full));
    }
    return width;
  }

  private int width(int column, boolean inFull) {
    int width = Paint.columns(tones.cell(grid.heads().get(column), inFull));
    for (List<Cell> row : grid.rows()) {
      width = Math.max(width, Paint.columns(tones.cell(row.get(column), inFull)));
    }
    return width;
  }
}
