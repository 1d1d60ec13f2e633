package games.parlour.cli;

import java.util.List;

/** Longer studies, each called by a further word. */
final class LabCommand implements Command {
  @Override
  public String name() {
    return "lab";
  }

  @Override
  public void shape(Shape shape) {}

  @Override
  public List<Command> parts() {
    return List.of(new LadderCommand(), new OddsCommand(), new TacticsCommand(), new TuneCommand());
  }

  @Override
  public int run(Desk desk, Given given) {
    throw new IllegalStateException("a part is called, or the help is shown");
  }
}
