package games.parlour.server.fairness;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.Turn;
import games.parlour.core.record.FairnessCheck;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Nonces;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.PlainText;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where players add something to the seed, and everybody checks the dice of a finished game. */
public final class FairnessHandlers implements ApiPart {
  private static final int REMEMBERED = 1_000;

  private final SeedCommitments commitments;
  private final Tables tables;
  private final Presenter presenter;
  private final BoundedWork work = new BoundedWork("fairness");

  /** What came out, by table and length: a game that is over changes seldom. */
  private final Cache<String, FairnessCheck> checked =
      Caffeine.newBuilder().maximumSize(REMEMBERED).build();

  public FairnessHandlers(SeedCommitments commitments, Tables tables, Presenter presenter) {
    this.commitments = commitments;
    this.tables = tables;
    this.presenter = presenter;
  }

  @Override
  public void register(Api api) {
    api.post("/api/commitments", context -> reserve(context, api));
    api.put("/api/tables/{id}/nonce", context -> add(context, api));
    api.get("/api/tables/{id}/fairness", context -> check(context, api));
  }

  private void reserve(Context context, Api api) {
    RequestLanguage.language(context);
    String guest = api.visitors().welcome(context).id();
    context.status(201);
    api.json().tell(context, commitments.reserve(guest));
  }

  /** What somebody adds to the seed, as others can read it; refuses what is too long or empty. */
  public static String nonce(String typed) {
    return Nonces.checked(PlainText.tidy(typed));
  }

  private void add(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    RequestBody body =
        RequestBody.of(context, api.json(), "{\"nonce\": \"rain on Tuesday\"}", "nonce", "seat");
    LiveTable<?, ?> table = tables.find(context.pathParam("id"));
    RequestLanguage.about(context, api.words().of(table.game(), language));
    String guest = api.visitors().known(context);
    tables.addNonce(table, guest, body.optional("seat"), nonce(body.text("nonce")));
    context.status(204);
  }

  private void check(Context context, Api api) {
    Optional<String> guest = api.visitors().id(context);
    FairnessDocuments.Fairness found =
        tables.look(context.pathParam("id"), guest, table -> check(table, context, api));
    api.json().tell(context, found);
  }

  private FairnessDocuments.Fairness check(LiveTable<?, ?> table, Context context, Api api) {
    Catalogue words = api.words().of(table.game(), RequestLanguage.language(context));
    RequestLanguage.about(context, words);
    boolean over =
        table.locked(() -> table.isImported() || table.session().turn() instanceof Turn.Over);
    if (!over) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.fairness"));
    }
    GameRecord record = presenter.record(table);
    Map<String, String> tags = record.tags();
    String key = table.id() + " " + record.log().size();
    FairnessCheck found =
        checked.get(
            key,
            unknown ->
                work.look(() -> table.locked(() -> FairnessCheck.of(table.session(), tags))));
    List<TableDocuments.Nonce> nonces =
        tags.entrySet().stream()
            .filter(tag -> tag.getKey().startsWith(Nonces.TAG))
            .map(
                tag ->
                    new TableDocuments.Nonce(
                        tag.getKey().substring(Nonces.TAG.length()), tag.getValue()))
            .toList();
    return new FairnessDocuments.Fairness(
        found.verdict().word(),
        words.tell(found.told()),
        found.chances(),
        found.wrong().map(FairnessCheck.Wrong::entry).orElse(null),
        tags.get(Nonces.HASH_TAG),
        tags.get(Nonces.SEED_TAG),
        nonces);
  }
}
