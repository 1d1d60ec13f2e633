package games.parlour.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RecordTextTest {
  private static final String TEXT =
      """
      parlour-record 1
      game: four-hands
      rules: 3
      option.first: north
      option.length: short
      position: 4/4 w 0
      date: 1908-10-13
      player.north: a person with words

      1 * die-3
      2 north play-1
      3 east !offer-draw
      4 north !takeback 1
      """;

  private static final GameRecord RECORD =
      new GameRecord(
          new Setup(
              "four-hands", 3, Map.of("length", "short", "first", "north"), Optional.of("4/4 w 0")),
          Map.of("player.north", "a person with words", "date", "1908-10-13"),
          List.of(
              new Entry.Dealt(1, "die-3"),
              new Entry.Moved(2, "north", "play-1"),
              new Entry.Acted(3, "east", Entry.Act.OFFER_DRAW),
              new Entry.TakenBack(4, "north", 1)));

  @Test
  void aRecordIsWrittenAndRead() {
    assertThat(RecordText.write(RECORD)).isEqualTo(TEXT);
    RecordText.Parsed parsed = RecordText.read(TEXT);
    assertThat(parsed.record()).isEqualTo(RECORD);
    assertThat(parsed.lines()).containsExactly(10, 11, 12, 13);
  }

  @Test
  void commentsEmptyLinesAndOtherLineEndsDoNotMatter() {
    String text = TEXT.replace("2 north", "# they say\n\n  2   north").replace("\n", "\r\n");
    RecordText.Parsed parsed = RecordText.read(text);
    assertThat(parsed.record()).isEqualTo(RECORD);
    assertThat(parsed.lines()).containsExactly(10, 13, 14, 15);
  }

  @Test
  void aByteOrderMarkDoesNotMatter() {
    assertThat(RecordText.read("\uFEFF" + TEXT).record()).isEqualTo(RECORD);
  }

  @Test
  void aTagStaysInItsLine() {
    Setup setup = new Setup("g", 1, Map.of(), Optional.empty());
    GameRecord record = new GameRecord(setup, Map.of("player.a", " two\nlines "), List.of());
    assertThat(RecordText.read(RecordText.write(record)).record().tags())
        .containsEntry("player.a", "two lines");
  }

  @Test
  void aTagMayBeEmpty() {
    Setup setup = new Setup("g", 1, Map.of(), Optional.empty());
    GameRecord record = new GameRecord(setup, Map.of("player.a", ""), List.of());
    assertThat(RecordText.read(RecordText.write(record)).record()).isEqualTo(record);
  }

  @ParameterizedTest
  @EnumSource
  void everyActIsWrittenAndRead(Entry.Act act) {
    Setup setup = new Setup("g", 1, Map.of(), Optional.empty());
    GameRecord record = new GameRecord(setup, Map.of(), List.of(new Entry.Acted(1, "a", act)));
    assertThat(RecordText.read(RecordText.write(record)).record()).isEqualTo(record);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          parlour-record 1       | parlour-record 2   | 1  | refused.record.format
          parlour-record 1       | parlour-records    | 1  | refused.record.first
          game: four-hands       | game four-hands    | 2  | refused.record.header
          game: four-hands       | : four-hands       | 2  | refused.record.header
          date: 1908-10-13       | rules: 4           | 7  | refused.record.header
          rules: 3               | rule: 3            | 1  | refused.record.game
          rules: 3               | rules: three       | 1  | refused.record.game
          rules: 3               | rules: 1234567     | 1  | refused.record.game
          game: four-hands       | gane: four-hands   | 1  | refused.record.game
          1 * die-3              | 2 * die-3          | 10 | refused.record.entry
          2 north play-1         | 2 north            | 11 | refused.record.entry
          2 north play-1         | 2 north play-1 x   | 11 | refused.record.entry
          2 north play-1         | two north play-1   | 11 | refused.record.entry
          3 east !offer-draw     | 3 east !offer      | 12 | refused.record.act
          3 east !offer-draw     | 3 east !takeback   | 12 | refused.record.act
          4 north !takeback 1    | 4 north !takeback x| 13 | refused.record.entry
          4 north !takeback 1    | 4 north !resign 1  | 13 | refused.record.entry
          """)
  void aBrokenLineIsRefusedByItsNumber(String good, String bad, int line, String why) {
    assertThatThrownBy(() -> RecordText.read(TEXT.replace(good, bad)))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.reason().key()).isEqualTo("refused.record.line");
              assertThat(refusal.reason().args()).containsEntry("line", line);
              assertThat(String.valueOf(refusal.reason().args().get("why"))).startsWith(why);
            });
  }

  @Test
  void anEmptyTextIsNoRecord() {
    assertThatThrownBy(() -> RecordText.read("")).isInstanceOf(Refusal.class);
  }
}
