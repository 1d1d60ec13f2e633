package games.parlour.server.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
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
    HostNames names = new HostNames("0.0.0.0", List.of());
    InetAddress here = InetAddress.getLocalHost();
    assertThat(names.isOurs(here.getHostName() + ":8080")).isTrue();
    assertThat(names.isOurs(here.getCanonicalHostName())).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "::1", "localhost", "127.8.8.8"})
  void aServerForThisMachineKnowsNoOtherNames(String bound) {
    HostNames names = new HostNames(bound, List.of("play.example"));
    assertThat(names.isOurs("play.example:8080")).isTrue();
    assertThat(names.isOurs("localhost:8080")).isTrue();
    assertThat(names.isOurs("127.0.0.1")).isTrue();
    assertThat(names.isOurs("teacher-pc")).isFalse();
    assertThat(names.isOurs("teacher-pc.local")).isFalse();
    assertThat(names.isOurs("play.example.evil.example")).isFalse();
  }

  @Test
  void blocksOfAddresses() {
    assertThat(contains("10.0.0.0/8", "10.255.1.2")).isTrue();
    assertThat(contains("10.0.0.0/8", "11.0.0.1")).isFalse();
    assertThat(contains("192.168.4.0/22", "192.168.7.255")).isTrue();
    assertThat(contains("192.168.4.0/22", "192.168.8.0")).isFalse();
    assertThat(contains("0.0.0.0/0", "8.8.8.8")).isTrue();
    assertThat(contains("127.0.0.1", "127.0.0.1")).isTrue();
    assertThat(contains("127.0.0.1", "127.0.0.2")).isFalse();
    assertThat(contains("2001:db8::/32", "2001:db8:1::1")).isTrue();
    assertThat(contains("2001:db8::/32", "10.0.0.1")).isFalse();
    for (String none : List.of("", "x", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8/8")) {
      assertThat(AddressBlock.of(none)).as(none).isEmpty();
    }
  }

  private static boolean contains(String block, String address) {
    return AddressBlock.of(block)
        .orElseThrow()
        .contains(AddressBlock.literal(address).orElseThrow());
  }
}
