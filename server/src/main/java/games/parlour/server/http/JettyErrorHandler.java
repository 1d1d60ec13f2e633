package games.parlour.server.http;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.request.JsonAnswers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Answers what is refused before any route has seen it, such as an address with a NUL in it: with a
 * problem document and the same headers as everywhere, not with Jetty's own page.
 */
final class JettyErrorHandler extends ErrorHandler {
  private final Catalogues words;
  private final JsonAnswers json;

  JettyErrorHandler(Catalogues words, JsonAnswers json) {
    this.words = words;
    this.json = json;
  }

  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int reason,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    int code = isUnknownHttp(reason) ? HttpStatus.BAD_REQUEST_400 : reason;
    response.setStatus(code);
    Catalogue said = words.of(Language.EN);
    String kind = code < 500 ? "invalid" : "fault";
    String detail = said.tell(code < 500 ? "problem.request" : "problem.fault");
    ServerDocuments.Problem problem =
        new ServerDocuments.Problem("/problems/" + kind, said.tell("title." + kind), code, detail);
    HttpListener.SAFETY.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, ProblemHandlers.TYPE);
    byte[] bytes = json.text(problem).getBytes(StandardCharsets.UTF_8);
    response.write(true, ByteBuffer.wrap(bytes), callback);
  }

  /** Whoever asks in a version or a form that nobody knows has made the mistake, not the server. */
  private static boolean isUnknownHttp(int reason) {
    return reason == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505
        || reason == HttpStatus.NOT_IMPLEMENTED_501;
  }
}
