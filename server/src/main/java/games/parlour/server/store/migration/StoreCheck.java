package games.parlour.server.store.migration;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Looks whether a database is whole before anybody plays on it, and refuses a damaged one. */
public final class StoreCheck {
  /** A large file is looked through for so long, from its beginning; nobody waits longer. */
  private static final Duration PATIENCE = Duration.ofMillis(300);

  private static final int STEPS = 10_000;

  /** What every change and every list needs. */
  private static final List<String> NEEDED =
      List.of(
          "select id, secret, name, created from guest where 1 = 0",
          "select id, game, rules, options, position, seed, creator, listed, lesson, status,"
              + " turn, winner,"
              + " takeback, rematch, next_table, created, changed, version from game_table"
              + " where 1 = 0",
          "select table_id, number, name, kind, guest, beside, player, token, token_hash, nonce"
              + " from seat where 1 = 0",
          "select id, guest, seed, expires from seed_commitment where 1 = 0",
          "select id, guest, at, game, record from imported_record where 1 = 0",
          "select table_id, number, at, line from entry where 1 = 0",
          "select id, guest, secret_hash, created, used, device from session where 1 = 0",
          "select number from signed_out where 1 = 0",
          "select guest, name, name_key, password, email, email_confirmed, created from account"
              + " where 1 = 0",
          "select guest, hash from recovery_code where 1 = 0",
          "select hash, guest, kind, expires from login_code where 1 = 0",
          "select id, fingerprint from server_key where 1 = 0",
          "select id, at from write_probe where 1 = 0",
          "select table_id, number, at, guest, seat, phrase, text from chat_line where 1 = 0",
          "select guest, blocked, since from block where 1 = 0",
          "select guest, muted, table_id from mute where 1 = 0",
          "select id, at, reporter, accused, table_id, reason, about, context, decision, decided"
              + " from report where 1 = 0",
          "select report_id, number, guest, line from report_line where 1 = 0",
          "select table_id, control, from_at, deadline, state from table_clock where 1 = 0",
          "select id, at, stopped from clock_mark where 1 = 0",
          "select id, name, host, code, code_hash, joining, chat, created, ended from play_group"
              + " where 1 = 0",
          "select group_id, number, guest, name, joined, seen, gone from group_member where 1 = 0",
          "select table_id, group_id, added from group_table where 1 = 0",
          "select group_id, number, game, options, clock, first_side, laps, pace, round, rounds,"
              + " created from tournament where 1 = 0",
          "select group_id, tournament, number, member, withdrawn from tournament_player"
              + " where 1 = 0",
          "select group_id, tournament, number, round, first, second, table_id, claimed, result,"
              + " decided from tournament_game where 1 = 0",
          "select guest, notices, language, looked, told, unsubscribe, unsubscribe_hash,"
              + " confirm_hash, confirm_expires from mailbox where 1 = 0",
          "select id, guest, kind, address_hash, letter, created, due, tries, state, done"
              + " from mail_queue where 1 = 0",
          "select guest, table_id, deadline from mail_reminder where 1 = 0",
          "select number, at, kind, subject from host_change where 1 = 0",
          "select table_id, at from closing_order where 1 = 0",
          "select guest, since, until, why from host_block where 1 = 0",
          "select id, english, german, since, until from announcement where 1 = 0",
          "select table_id, seat, entries, guest, moves, done, state, found, at"
              + " from analysis_progress where 1 = 0");

  private StoreCheck() {}

  /** Refuses a file of SQLite that is no database or is damaged. */
  public static void file(DataSource source, Path file) {
    try {
      if (!Files.exists(file) || Files.size(file) == 0) {
        return;
      }
    } catch (IOException unreadable) {
      return; // opening it says why
    }
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      long begun = System.nanoTime();
      ProgressHandler.setHandler(
          connection,
          STEPS,
          new ProgressHandler() {
            @Override
            protected int progress() {
              return System.nanoTime() - begun > PATIENCE.toNanos() ? 1 : 0;
            }
          });
      try (ResultSet found = statement.executeQuery("pragma quick_check(1)")) {
        String said = found.next() ? found.getString(1) : "?";
        if (!said.equals("ok")) {
          throw damaged(file, said.lines().skip(said.startsWith("***") ? 1 : 0).findFirst());
        }
      } finally {
        ProgressHandler.clearHandler(connection);
      }
    } catch (SQLException failed) {
      if (isDamage(failed)) {
        throw damaged(file, Optional.ofNullable(failed.getMessage()));
      }
    }
  }

  /** Whether the file itself is at fault; anything else is told by whoever opens it. */
  public static boolean isDamage(@Nullable Throwable failed) {
    for (Throwable at = failed; at != null; at = at.getCause()) {
      if (at instanceof SQLiteException sql) {
        int kind = sql.getResultCode().code & 0xff;
        return kind == SQLiteErrorCode.SQLITE_CORRUPT.code
            || kind == SQLiteErrorCode.SQLITE_NOTADB.code;
      }
    }
    return false;
  }

  public static Refusal damaged(Path file, Optional<String> why) {
    return new Refusal(
        Text.of("refused.db.damaged", "file", file.toString(), "why", why.orElse("?")));
  }

  /** Refuses a database that lacks something, although it says that it is up to date. */
  public static void schema(Jdbi jdbi, String address) {
    for (String question : NEEDED) {
      try {
        jdbi.useHandle(handle -> handle.createQuery(question).mapToMap().list());
      } catch (JdbiException missing) {
        String table = question.replaceFirst(".* from (\\w+) .*", "$1");
        throw new Refusal(Text.of("refused.db.schema", "db", address, "table", table));
      }
    }
  }
}
