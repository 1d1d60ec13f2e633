package games.parlour.server.api;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** How everything here is written and read as JSON. */
public final class ApiJson {
  /** One for all, as it learns each type of document once. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .addModule(QuickSerializers.module())
          .build();

  private ApiJson() {}
}
