package games.parlour.cli.draw;

import games.parlour.core.Move;
import games.parlour.core.View;
import games.parlour.core.text.Catalogue;
import java.util.Optional;

/**
 * What is to be drawn, and how.
 *
 * @param view what the viewer may know
 * @param last the move that led here, to be marked
 * @param flipped whether the far side is drawn at the bottom
 * @param width how many columns there are
 * @param paint what the terminal can show
 * @param words the person's language
 */
public record DrawingRequest(
    View view, Optional<Move> last, boolean flipped, int width, Paint paint, Catalogue words) {}
