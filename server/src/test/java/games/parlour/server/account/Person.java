package games.parlour.server.account;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Somebody with an account, as the tests know them. */
record Person(Visitor visitor, String name, String password, List<String> codes) {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final Map<String, Person> KNOWN = new ConcurrentHashMap<>();

  /** Registers a guest under a name that nobody else has. */
  static Person registered(Visitor visitor) {
    String name = "Ada " + Long.toString(System.nanoTime(), 36) + COUNT.incrementAndGet();
    String password = "correct horse " + COUNT.get();
    Answer done =
        visitor.post("/api/me/account", Map.of("name", name, "password", password)).as(201);
    return new Person(visitor, name, password, TableClient.texts(done.json().path("codes")));
  }

  static Person registered(TestServer server) {
    return registered(server.visitor());
  }

  /** One whom several tests may ask about, if they leave them as they are: a hash takes time. */
  static Person known(TestServer server) {
    return KNOWN.computeIfAbsent(server.database(), unknown -> registered(server));
  }

  Answer signIn(Visitor device) {
    return device.post("/api/signin", Map.of("name", name, "password", password));
  }

  static String id(Visitor visitor) {
    return visitor.get("/api/me").json().path("id").asString("");
  }

  static String name(Visitor visitor) {
    return visitor.get("/api/me").json().path("name").asString("");
  }

  /** A code that takes somebody along to another device. */
  static String transferCode(Visitor visitor) {
    return visitor.post("/api/me/transfer").as(200).json().path("code").asString();
  }

  static Answer claim(Visitor device, String code) {
    return device.post("/api/me/claim", Map.of("code", code));
  }
}
