package games.parlour.server.chat;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be said with one tap, and is read by everybody in their own language. */
enum ChatPhrase {
  HELLO,
  LUCK,
  NICE,
  SLIP,
  MOMENT,
  LEAVING,
  THANKS,
  AGAIN;

  /** The word for it in requests and in the store. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The key of its words. */
  String key() {
    return "chat.phrase." + word();
  }

  /** The phrase with this word. */
  static Optional<ChatPhrase> of(String word) {
    return Stream.of(values()).filter(phrase -> phrase.word().equals(word)).findFirst();
  }
}
