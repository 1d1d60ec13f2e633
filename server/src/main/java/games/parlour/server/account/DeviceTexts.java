package games.parlour.server.account;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.account.AccountDocuments.Device;
import games.parlour.server.device.DeviceLabel;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.request.Api;
import games.parlour.server.request.RequestLanguage;
import io.javalin.http.Context;
import java.util.List;

/** Tells somebody's devices, in words by which they know them again. */
final class DeviceTexts {
  private DeviceTexts() {}

  static List<Device> tell(DeviceSessions devices, DeviceSession here, Api api, Context context) {
    Catalogue words = api.words().of(RequestLanguage.languageOr(context));
    return devices.list(here.guest()).stream().map(one -> tell(one, here, words)).toList();
  }

  private static Device tell(DeviceSession one, DeviceSession here, Catalogue words) {
    return new Device(
        one.id(),
        words.tell(label(one.device())),
        one.created(),
        one.used(),
        one.id().equals(here.id()));
  }

  private static Text label(DeviceLabel device) {
    if (device.browser().isEmpty() && device.system().isEmpty()) {
      return Text.of("device.unknown");
    }
    if (device.browser().isEmpty() || device.system().isEmpty()) {
      return Text.of("device.one", "name", device.browser() + device.system());
    }
    return Text.of("device.both", "browser", device.browser(), "system", device.system());
  }
}
