package games.parlour.server.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which addresses are counted together. */
class ClientAddressTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7, true",
    "192.0.2.7, 192.0.2.8, false",
    "192.0.2.7, ::ffff:192.0.2.7, true",
    "192.0.2.7, [::ffff:c000:207], true",
    "2001:db8:1:2:3:4:5:6, [2001:db8:1:2::1], true",
    "2001:db8:1:2::1, 2001:DB8:1:2:ffff::, true",
    "2001:db8:1:2::1, 2001:db8:1:3::1, false",
    "fe80::1%eth0, fe80::2%7, true",
    "::1, 127.0.0.1, false",
    "unknown, unknown, true",
    "unknown, 127.0.0.1, false",
  })
  void aNetworkOfIpv6CountsAsOne(String one, String other, boolean together) {
    boolean same = ClientAddress.ofText(one).equals(ClientAddress.ofText(other));
    assertThat(same).isEqualTo(together);
  }
}
