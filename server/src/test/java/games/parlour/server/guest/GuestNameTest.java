package games.parlour.server.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.server.api.Catalogues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What guests are called who have chosen no name. */
class GuestNameTest {
  private final Catalogue english = new Catalogues().of(Language.EN);
  private final Catalogue german = new Catalogues().of(Language.DE);

  /** Names were once kept in the language of the day. */
  @ParameterizedTest
  @ValueSource(strings = {"guest:6375", "Guest 6375", "Gast 6375"})
  void aGivenNameIsToldInTheReadersLanguageHoweverItIsKept(String kept) {
    assertThat(GuestName.told(kept, english)).isEqualTo("Guest 6375");
    assertThat(GuestName.told(kept, german)).isEqualTo("Gast 6375");
    assertThat(GuestName.isSame(kept, "Gast 6375"))
        .as("%s and Gast 6375 are the same", kept)
        .isTrue();
    assertThat(GuestName.isSame(kept, "Gast 6376"))
        .as("%s and Gast 6376 are not the same", kept)
        .isFalse();
    assertThatThrownBy(() -> GuestName.of(kept)).isInstanceOf(Refusal.class);
  }

  @Test
  void aChosenNameIsTheSameInEveryLanguage() {
    assertThat(GuestName.told("Ann 6375", german)).isEqualTo("Ann 6375");
  }
}
