package games.parlour.server.share;

import games.parlour.boards.picture.ViewPicture;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.PositionBounds;
import java.util.Map;
import java.util.Optional;

/** Pictures of positions that somebody wrote in one line, of games that hide nothing. */
final class PositionPictures {
  /** No position of ours is written in a longer line. */
  static final int LONGEST = 2_000;

  private final BoundedWork work = new BoundedWork("position-pictures");

  /** The whole picture, with what is asked there. */
  <P extends Position<P, M>, M extends Move> String whole(
      Game<P, M> game, String line, Catalogue said) {
    return work.look(
        () -> {
          ViewPicture<P, M> picture = picture(game, line);
          return picture
              .draw(said, TableTelling.turn(picture.turn(), said))
              .orElseThrow(TableTelling::noPicture);
        });
  }

  /** The same without what explains it, for a card. */
  <P extends Position<P, M>, M extends Move> String bare(
      Game<P, M> game, String line, Catalogue said) {
    return work.look(() -> picture(game, line).drawBare(said).orElseThrow(TableTelling::noPicture));
  }

  private static <P extends Position<P, M>, M extends Move> ViewPicture<P, M> picture(
      Game<P, M> game, String line) {
    if (line.isBlank() || line.length() > LONGEST) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.picture.position", "most", LONGEST));
    }
    Setup setup = game.setup(Occasion.STUDY, Map.of(), Optional.of(line));
    if (game.hasSecrets(setup)) {
      throw new Refusal(Text.of("problem.analysis.hidden"));
    }
    PositionBounds.check(game, setup);
    return new ViewPicture<>(new Session<>(game, setup, Map.of()), 0);
  }
}
