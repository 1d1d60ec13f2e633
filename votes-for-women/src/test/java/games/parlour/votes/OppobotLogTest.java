package games.parlour.votes;

import static games.parlour.votes.VotesGames.GAME;
import static games.parlour.votes.VotesGames.at;
import static games.parlour.votes.VotesGames.play;
import static games.parlour.votes.VotesGames.start;
import static games.parlour.votes.VotesGames.text;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Happening;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.Seeds;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.StateData;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is told of the Oppobot: each die, card and cube, so that a person can follow it. */
class OppobotLogTest {
  private static final int GAMES = 8;

  private final Catalogue words = GAME.texts(Language.EN);

  /** Whoever reads only what is told can put every cube where it lies. */
  @ParameterizedTest
  @EnumSource(names = {"SOLITAIRE", "COOPERATIVE"})
  void whatIsToldIsEnoughToFollowIt(Mode mode) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            VotesPosition p = i % 2 == 0 ? start(mode) : withTheStates(mode);
            Reader reader = new Reader(p);
            while (!(p.turn() instanceof Turn.Over)) {
              VotesMove move = p.moves().get(random.below(p.moves().size()));
              List<Happening> told = p.happenings(move, new Viewer.Spectator());
              if (p.state().botActs()) {
                tellsOf(move, told);
              }
              told.forEach(reader::hears);
              p = p.play(move);
              assertThat(reader.map()).as(() -> told.toString()).isEqualTo(map(p));
            }
          }
        });
  }

  /** The amendment is sent, and every state lacks a cube or two of either side. */
  private VotesPosition withTheStates(Mode mode) {
    StringBuilder line = new StringBuilder("mode=" + mode.word() + " turn=5 round=2 sent=yes");
    line.append(" campaigners=red1:south,red2:west,purple1:west actor=oppobot");
    line.append(" states=utah,kansas,texas,georgia,illinois,new-york");
    for (StateData state : GameData.get().states()) {
      String cubes = List.of("p2y1", "r3", "r2").get(state.index() % 3);
      line.append(' ').append(state.code()).append('=').append(cubes);
    }
    return at(line.toString());
  }

  /** Each die, card and state that chance brings the Oppobot is named. */
  private void tellsOf(VotesMove move, List<Happening> told) {
    String text = text(move);
    String what = text.substring(text.indexOf(':') + 1);
    List<String> said = told.stream().map(happening -> words.tell(happening.text())).toList();
    String named =
        switch (text.substring(0, text.indexOf(':'))) {
          case "die" -> what;
          case "pick" -> stateName(what);
          case "draw", "take", "lose" -> title(what);
          default -> throw new AssertionError("what is " + text);
        };
    if (!text.startsWith("draw:") || text.startsWith("draw:oppobot-")) {
      boolean die = text.startsWith("die:");
      assertThat(said)
          .as(text)
          .anyMatch(
              sentence ->
                  die
                      ? sentence.contains("shows " + named) || sentence.contains("rolled " + named)
                      : sentence.contains(named));
    }
  }

  private static String stateName(String code) {
    return GameData.get().states().get(GameData.get().stateIndex(code)).name();
  }

  private String title(String id) {
    String key = id.startsWith("oppobot-") ? id.substring("oppobot-".length()) : id;
    return words.tell(Text.of("card." + key));
  }

  private static Map<String, String> map(VotesPosition p) {
    Map<String, String> map = new TreeMap<>();
    GameData.get()
        .states()
        .forEach(
            state -> {
              if (Cubes.open(p.state(), state.index())) {
                List<Integer> cubes = new ArrayList<>();
                for (int colour = 0; colour < Colours.COUNT; colour++) {
                  cubes.add(Cubes.count(p.state(), state.index(), colour));
                }
                map.put(state.name(), cubes.toString());
              } else {
                map.put(
                    state.name(),
                    Cubes.ratified(p.state(), state.index()) ? "ratified" : "rejected");
              }
            });
    return map;
  }

  /** Somebody with a map of their own who only listens. */
  private final class Reader {
    private static final List<String> COLOURS = List.of("purple", "yellow", "red");

    private final Map<String, List<Integer>> cubes = new TreeMap<>();
    private final Map<String, String> decided = new TreeMap<>();

    Reader(VotesPosition start) {
      for (StateData state : GameData.get().states()) {
        for (int colour = 0; colour < Colours.COUNT; colour++) {
          in(state.name()).set(colour, Cubes.count(start.state(), state.index(), colour));
        }
      }
    }

    void hears(Happening told) {
      for (Happening.Motion motion : told.motions()) {
        int colour = COLOURS.indexOf(motion.thing());
        if (colour >= 0) {
          boolean comes = motion.from().equals("supply");
          List<Integer> there = in(stateName(comes ? motion.to() : motion.from()));
          there.set(colour, there.get(colour) + (comes ? 1 : -1));
        }
      }
      String sentence = words.tell(told.text());
      for (String name : GameData.get().states().stream().map(state -> state.name()).toList()) {
        if (sentence.equals(name + " ratifies the amendment.")) {
          decide(name, "ratified");
        } else if (sentence.equals(name + " rejects the amendment.")) {
          decide(name, "rejected");
        } else if (sentence.equals(name + " is open again.")) {
          decided.remove(name);
        }
      }
    }

    private List<Integer> in(String state) {
      return cubes.computeIfAbsent(state, any -> new ArrayList<>(List.of(0, 0, 0)));
    }

    private void decide(String state, String mark) {
      cubes.remove(state);
      decided.put(state, mark);
    }

    Map<String, String> map() {
      Map<String, String> map = new TreeMap<>(decided);
      GameData.get()
          .states()
          .forEach(state -> map.putIfAbsent(state.name(), in(state.name()).toString()));
      return map;
    }
  }

  @Test
  void aConditionThatIsNotMetIsTold() {
    VotesPosition position = at("mode=solitaire round=2 actor=oppobot hand.suffragist=lucy-stone");

    assertThat(said(position, "draw:oppobot-senator-george-vest"))
        .containsExactly(
            "Oppobot drew Senator George Vest.",
            "The Oppobot plays it if Congress has at least 1 marker.",
            "The condition of Senator George Vest is not met, so the card is used for Campaigning.",
            "Oppobot played Senator George Vest for Campaigning.");
  }

  @Test
  void whatNeedsNoDieIsToldWithoutOne() {
    VotesPosition position =
        at(
            "mode=solitaire round=2 actor=oppobot NY=p2 VT=p1y1 box.game=fifteenth-amendment"
                + " hand.suffragist=lucy-stone");

    assertThat(said(position, "draw:oppobot-15th-divides-suffragists"))
        .containsExactly(
            "Oppobot drew 15th Divides Suffragists.",
            "Oppobot played 15th Divides Suffragists as an event.",
            "No other state is left to choose: New York.",
            "New York loses 2 purple cubes.",
            "No other state is left to choose: Vermont.",
            "Vermont loses 1 purple cube.");
  }

  @Test
  void cubesThatGoOnAreToldWithWhereTheyGo() {
    VotesPosition position =
        at(
            "mode=solitaire turn=5 round=2 actor=oppobot sent=yes campaigners=red1:west WA=r3 OR=r3"
                + " hand.suffragist=lucy-stone");
    VotesPosition rolling = play(position, "draw:oppobot-southern-resentment", "die:1", "die:1");

    assertThat(said(rolling, "die:4"))
        .containsExactly(
            "The d4 shows 4: 4 cubes for Washington.",
            "Washington gets 1 red cube.",
            "Washington rejects the amendment.",
            "3 cubes are left over for the nearest state, Oregon.",
            "Oregon gets 1 red cube.",
            "Oregon rejects the amendment.",
            "2 cubes are left over for the nearest state, Idaho.",
            "Idaho gets 2 red cubes.");
  }

  @Test
  void diceThatFallAgainSayWhy() {
    VotesPosition tie =
        play(
            at(
                "mode=solitaire turn=2 phase=strategy buttons=1/0 sent=yes WA=ratified MT=ratified"
                    + " TX=ratified open=regional-focus hand.suffragist=lucy-stone"),
            "commit:0",
            "die:3",
            "take:regional-focus",
            "draw:counter-strat",
            "draw:transportation",
            "draw:national-focus");
    assertThat(said(tie, "die:1"))
        .containsExactly("The d6 shows 1, West, which is not one of them: roll again.");
    assertThat(said(tie, "die:5"))
        .startsWith(
            "The d6 shows 5 and breaks the tie: Atlantic & Appalachia.",
            "Atlantic & Appalachia has the most undecided states: 8.");

    VotesPosition lobbying =
        play(
            at(
                "mode=solitaire turn=2 phase=strategy congress=4 buttons=1/0 open=superior-lobbying"
                    + " hand.suffragist=lucy-stone"),
            "commit:0",
            "die:1",
            "take:superior-lobbying",
            "draw:counter-strat",
            "draw:transportation",
            "draw:national-focus",
            "die:1",
            "die:2",
            "die:3");
    assertThat(said(lobbying, "die:5"))
        .containsExactly(
            "Oppobot rolled 5 on a d8.", "Superior Lobbying: no hit, all dice are rolled again.");
  }

  @Test
  void blackDiceAreCalledSo() {
    String line =
        "mode=solitaire turn=2 phase=strategy buttons=4/0 open=counter-strat"
            + " hand.suffragist=lucy-stone";
    VotesPosition bidding = play(at(Map.of("bot-dice", "black"), line), "commit:4");
    assertThat(said(bidding, "die:2")).startsWith("Oppobot rolled 2 on the black d4.");
  }

  @Test
  void aCampaignerThatIsThereAndARegionThatIsDoneAreTold() {
    VotesPosition position =
        at(
            "mode=solitaire turn=3 round=2 actor=oppobot campaigners=red1:west sent=yes"
                + " WA=ratified OR=ratified CA=ratified ID=ratified NV=ratified UT=ratified"
                + " AZ=ratified NM=ratified hand.suffragist=lucy-stone discard.oppobot="
                + early());
    assertThat(said(position, "draw:oppobot-emma-goldman"))
        .endsWith("All states in the West have decided; there is no roll for them.");
    VotesPosition south =
        at(
            "mode=solitaire turn=3 round=2 actor=oppobot campaigners=red1:south"
                + " hand.suffragist=lucy-stone");
    VotesPosition campaign = play(south, "draw:oppobot-southern-resentment");
    assertThat(said(campaign, "die:3"))
        .containsExactly("The d6 shows 3: South.", "Red 1 is in the South already.");
  }

  /** Eleven early cards that it has played, so that a middle one comes next. */
  private static String early() {
    return GameData.get().cards().stream()
        .filter(card -> card.deck() == Deck.OPPOBOT && card.era() == Era.EARLY)
        .map(CardData::id)
        .limit(11)
        .collect(Collectors.joining(","));
  }

  private List<String> said(VotesPosition position, String move) {
    return position
        .happenings(GAME.notation().read(position, move), new Viewer.Spectator())
        .stream()
        .map(happening -> words.tell(happening.text()))
        .toList();
  }
}
