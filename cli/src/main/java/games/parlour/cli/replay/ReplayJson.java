package games.parlour.cli.replay;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.FairnessCheck;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.Session;
import java.util.ArrayList;
import java.util.List;

/** A record as an answer for programs. */
final class ReplayJson<P extends Position<P, M>, M extends Move> {
  private final CommandContext context;
  private final Session<P, M> session;
  private final GameNarrator<P, M> teller;

  ReplayJson(CommandContext context, Session<P, M> session) {
    this.context = context;
    this.session = session;
    this.teller = new GameNarrator<>(context, session);
  }

  /** The record up to an entry. */
  JsonAnswer of(int at) {
    GameRecord record = session.record();
    JsonAnswer setup =
        new JsonAnswer()
            .with("game", record.setup().game())
            .with("rules", record.setup().rules())
            .with("options", record.setup().options());
    record.setup().position().ifPresent(line -> setup.with("position", line));
    List<Object> entries = new ArrayList<>();
    record.log().subList(0, at).forEach(entry -> entries.add(entry(entry).fields()));
    Turn turn = new ReplayPoint<>(session, at).turn();
    JsonAnswer json =
        new JsonAnswer()
            .with("setup", setup)
            .with("tags", record.tags())
            .with("start", line(0))
            .with("entries", entries)
            .with("at", at)
            .with("position", line(at))
            .with("over", turn instanceof Turn.Over);
    if (turn instanceof Turn.Over over) {
      String none = over.outcome().calledOff() ? "none" : "draw";
      json.with("winner", over.outcome().winner().map(side -> side.name()).orElse(none));
      json.with("reason", context.words().tell(over.outcome().reason()));
    }
    if (record.tags().containsKey(Nonces.SEED_TAG)) {
      json.with("seed_proves", !FairnessCheck.of(session).isWrong());
    }
    return json;
  }

  private JsonAnswer entry(Entry entry) {
    JsonAnswer json = new JsonAnswer().with("number", entry.number());
    switch (entry) {
      case Entry.Moved moved -> json.with("seat", moved.seat()).with("move", moved.move());
      case Entry.Dealt dealt -> json.with("outcome", dealt.outcome());
      case Entry.Acted acted -> json.with("seat", acted.seat()).with("act", acted.act().word());
      case Entry.TakenBack back -> json.with("seat", back.seat()).with("takeback", back.to());
    }
    if (entry instanceof Entry.Moved || entry instanceof Entry.Dealt) {
      P before = session.positionBefore(entry.number());
      M move = session.moveOf(entry.number());
      json.with("told", teller.happenings(before, move, new Viewer.Spectator()));
    }
    return json.with("position", line(entry.number()));
  }

  private String line(int entry) {
    return session.game().notation().writePosition(session.positionAfter(entry));
  }
}
