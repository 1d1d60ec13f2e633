package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.RawAnswer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Written positions: crowds with millions of moves, lines in which something is changed, and boards
 * set up by hand.
 */
final class HostilePositions {
  private static final String MILLIONS =
      "17/17/17/17/17/17/2LL13/5s1s1s1s5/2Ls1I1I1I1I5/4pspspspsI4/2Ls1p1p1p1p5/4pspspspsp4"
          + "/2Ls1s1p1p1p5/17/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static final String LATER =
      "17/17/14I2/17/17/17/17/5s1s1s1s5/5I1I1I7/4pspspspsI4/5p1p1p1p5/4pspspspsp4"
          + "/5s1p1p1p5/3L13/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static final String MEN =
      "12/9b2/5w1w1b2/9bw1/4bb1wwwb1/b2bwb4w1/3w1b1w1w2/12/3b1www1bb1/2wb5bw1/4b2w1bb1/9w2";

  private static final List<String> SUFFRAGETTO =
      List.of(
          MILLIONS,
          LATER,
          "17/17/17/17/17/17/17/17/5s4p6/17/17/17/17/17/17/17/17 s S10+2/P9+3 german 0 0 -",
          "17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 p S0+0/P0+0 1908 0 0 -");

  private static final List<String> CHITRAL =
      List.of(
          MEN + " w corners all each on 0 0",
          MEN + " b corners all each on 0 0",
          "bbb6www/bbb6www/bbb6www/12/12/12/12/12/12/www6bbb/www6bbb/www6bbb w corners all end on 0"
              + " 0",
          "bbb9/12/12/12/12/12/12/12/3w8/2b9/12/w11 w corners off 0 0");

  private static final List<String> VOTES =
      List.of(
          "mode=two-on-two phase=setup:stage=1 actor=first",
          "actor=suffragist phase=setup hand.suffragist=seneca-falls-convention"
              + " hand.opposition=the-patriarchy",
          "turn=2 round=3 actor=suffragist buttons=1/2 NY=p2y1 CT=r1"
              + " campaigners=purple1:northeast,yellow1:northeast"
              + " hand.suffragist=union-victory,lucy-stone hand.opposition=the-civil-war"
              + " states=new-york",
          "mode=cooperative turn=2 phase=exchange actor=purple hand.purple=lucy-stone"
              + " hand.yellow=frances-willard claimed.purple=utah",
          "turn=6 round=6 actor=opposition congress=6 sent=yes phase=voting"
              + " doing=event:helen-keller:operation=1:roll=7:a=3",
          "mode=solitaire turn=1 round=1 actor=oppobot dice=d6:3,4 box.turn=lucy-stone",
          "mode=one-on-two turn=3 round=2 actor=second hand.first=the-civil-war phase=strategy"
              + " committed=2 buttons=4/3");

  private static final List<String> TOKENS =
      List.of(
          "phase=setup",
          "phase=setup:stage=1",
          "phase=voting",
          "phase=exchange",
          "phase=planning:stage=2",
          "actor=second",
          "actor=oppobot",
          "sent=yes",
          "congress=6",
          "NY=ratified",
          "over=opposition:rejected",
          "doing=event:lucy-stone:operation=9:a=99/campaign:lucy-stone",
          "dice=d8:8,8,8",
          "turn=6",
          "round=6",
          "hand-played=yes",
          "claimed-played=yes",
          "committed=9",
          "buttons=99/99",
          "mode=two-on-two",
          "mode=cooperative",
          "top.suffragist=lucy-stone",
          "shuffled.suffragist=yes",
          "mixed.suffragist=-/-/-",
          "hand.purple=-",
          "phase=strategy");

  private static final List<String> HOLDERS =
      List.of(
          "device",
          "open",
          "computer:random",
          "computer:greedy",
          "computer:level:1",
          "computer:level:3");

  private static final List<String> MOVES =
      List.of("c6-c7", "d12-d11", "--", "=yes", "a1xb2xc3", "f13:d11", "d1-d2", "\u0000", "");

  private static final List<String> SQUARES =
      List.of("a1", "i5", "q17", "f8", "z99", "", "a0", "r18", "aa1");

  private static final List<String> KINDS =
      List.of("suffragette", "leader", "policeman", "inspector", "white", "black", "king", "");

  private HostilePositions() {}

  static void crowd(Attacker by) throws IOException {
    boolean later = by.below(2) == 0;
    String holder = by.any(List.of("device", "computer:random", "computer:level:8", "open"));
    Map<String, Object> body = Openings.of("suffragetto", "", holder);
    body.put("position", later ? LATER : MILLIONS);
    RawAnswer answer = by.open(body);
    if (!later) {
      by.refused(answer, MILLIONS);
    } else if (answer.status() == 201 && holder.equals("device")) {
      Attacker.OwnTable own = by.newest();
      for (String move : List.of("d4-e5", "o15-o16", "e5xe7:g5xg7xi7xi9xk9xk7xk5xm5xm7xk7xi7:g5")) {
        int after = List.of("d4-e5", "o15-o16").indexOf(move);
        by.post(
            own.path("/moves"), own.cookie(), Map.of("after", after < 0 ? 2 : after, "move", move));
        by.ask("GET", own.path(""), own.cookie(), "");
      }
    }
  }

  static void mutated(Attacker by) throws IOException {
    String game = by.any(Openings.GAMES);
    String line = by.any(lines(game));
    String text = game.equals("votes-for-women") ? tokens(by, line) : letters(by, line);
    String mode = text.replaceFirst("^(?:.* )?mode=([a-z-]*).*$", "$1");
    Map<String, Object> body =
        Openings.of(game, mode.equals(text) ? "one-on-one" : mode, by.any(HOLDERS));
    body.put("options", Map.of());
    body.put("position", text);
    if (by.open(body).status() == 201) {
      HostileMoves.playOn(by);
    }
  }

  /** A line that may be changed, of any game. */
  static String any(Attacker by) {
    String game = by.any(Openings.GAMES);
    String line = by.any(lines(game));
    return by.below(2) == 0 ? line : letters(by, line);
  }

  private static List<String> lines(String game) {
    return switch (game) {
      case "suffragetto" -> SUFFRAGETTO;
      case "fort-chitral" -> CHITRAL;
      default -> VOTES;
    };
  }

  private static String letters(Attacker by, String line) {
    StringBuilder text = new StringBuilder(line);
    String letters = "spLIwb123456789/ +-0";
    for (int i = by.below(5); i > 0; i--) {
      int at = by.below(text.length());
      switch (by.below(4)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, letters.charAt(by.below(letters.length())));
        case 2 -> { // two pieces for one empty square and back: the line stays sound
          int other = by.below(text.length());
          char one = text.charAt(at);
          if (Character.isLetter(one) && Character.isLetter(text.charAt(other))) {
            text.setCharAt(at, text.charAt(other));
            text.setCharAt(other, one);
          }
        }
        default -> text.setCharAt(at, letters.charAt(by.below(letters.length())));
      }
    }
    return text.toString();
  }

  private static String tokens(Attacker by, String line) {
    List<String> tokens = new ArrayList<>(List.of(line.split(" ")));
    for (int i = by.below(4); i > 0; i--) {
      int at = by.below(tokens.size());
      switch (by.below(4)) {
        case 0 -> tokens.set(at, by.any(TOKENS));
        case 1 -> tokens.add(at, by.any(TOKENS));
        case 2 -> tokens.add(by.any(List.of(by.any(VOTES).split(" "))));
        default -> tokens.remove(at);
      }
      if (tokens.isEmpty()) {
        tokens.add("turn=1");
      }
    }
    return String.join(" ", tokens);
  }

  /** A position that may be broken or a crowd, with moves that may be of another game. */
  static void studied(Attacker by) throws IOException {
    Map<String, Object> body = odd(by);
    by.post("/api/analysis/positions", by.guest(), body);
    if (by.below(3) == 0) {
      body.put("effort", by.below(5));
      by.post("/api/analysis/lines", by.guest(), body);
    }
  }

  private static Map<String, Object> odd(Attacker by) {
    Map<String, Object> body = new TreeMap<>();
    body.put("game", by.any(Openings.GAMES));
    if (by.below(2) == 0) {
      body.put("position", any(by));
    }
    int count = by.below(20) == 0 ? 1_000 : by.below(4);
    body.put("moves", Collections.nCopies(count, by.any(MOVES)));
    return body;
  }

  static void boards(Attacker by) throws IOException {
    Map<String, String> pieces = new TreeMap<>();
    for (int i = by.below(60); i > 0; i--) {
      String square = (char) ('a' + by.below(18)) + String.valueOf(1 + by.below(18));
      pieces.put(by.below(9) == 0 ? by.any(SQUARES) : square, by.any(KINDS));
    }
    Map<String, Object> body = new TreeMap<>();
    body.put("game", by.any(Openings.GAMES));
    body.put("pieces", pieces);
    body.put("captured", Map.of(by.any(KINDS), by.below(200) - 10));
    body.put("side", by.any(List.of("police", "suffragettes", "white", "nobody")));
    by.post("/api/analysis/boards", by.guest(), body);
  }
}
