package games.parlour.server.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which names a server answers to, and which addresses belong together. */
class HostNamesTest {
  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::", "192.168.1.5", "parlour.example"})
  void inALocalNetworkItsNamesAreAnswered(String bound) {
    HostNames names = new HostNames(bound, List.of());
    for (String host :
        List.of(
            "192.168.1.5:8080",
            "[fe80::1]:8080",
            "[fe80::1]",
            "teacher-pc",
            "teacher-pc:8080",
            "teacher-pc.local",
            "Teacher-PC.LAN",
            "x.home.arpa",
            "localhost",
            bound)) {
      assertThat(names.isOurs(host)).as(host).isTrue();
    }
    for (String host :
        List.of("evil.example", "192.168.1.5.evil.example", "local.evil.example", "", ".", ":80")) {
      assertThat(names.isOurs(host)).as(host).isFalse();
    }
  }

  @Test
  void theMachineIsReachedByItsOwnName() throws UnknownHostException {
    Predicate<String> ours = new HostNames("0.0.0.0", List.of())::isOurs;
    InetAddress here = InetAddress.getLocalHost();
    assertThat(ours).accepts(here.getHostName() + ":8080", here.getCanonicalHostName());
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "::1", "localhost", "127.8.8.8"})
  void aServerForThisMachineKnowsNoOtherNames(String bound) {
    Predicate<String> ours = new HostNames(bound, List.of("play.example"))::isOurs;
    assertThat(ours)
        .accepts("play.example:8080", "localhost:8080", "127.0.0.1")
        .rejects("teacher-pc", "teacher-pc.local", "play.example.evil.example");
  }

  @Test
  void blocksOfAddresses() {
    assertThat(block("10.0.0.0/8")).accepts("10.255.1.2").rejects("11.0.0.1");
    assertThat(block("192.168.4.0/22")).accepts("192.168.7.255").rejects("192.168.8.0");
    assertThat(block("0.0.0.0/0")).accepts("8.8.8.8");
    assertThat(block("127.0.0.1")).accepts("127.0.0.1").rejects("127.0.0.2");
    assertThat(block("2001:db8::/32")).accepts("2001:db8:1::1").rejects("10.0.0.1");
    for (String none : List.of("", "x", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8/8")) {
      assertThat(AddressBlock.of(none)).as(none).isEmpty();
    }
  }

  /** Whether a block contains an address. */
  private static Predicate<String> block(String text) {
    AddressBlock block = AddressBlock.of(text).orElseThrow();
    return address -> block.contains(AddressBlock.literal(address).orElseThrow());
  }
}
