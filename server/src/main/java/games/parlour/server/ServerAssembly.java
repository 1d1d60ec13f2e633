package games.parlour.server;

import games.parlour.core.Game;
import games.parlour.server.account.AccountParts;
import games.parlour.server.analysis.AnalysisParts;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.DelayedLines;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.chat.ChatHandlers;
import games.parlour.server.chat.ChatRoom;
import games.parlour.server.chat.ChatStore;
import games.parlour.server.clock.ClockStore;
import games.parlour.server.clock.TimeKeeper;
import games.parlour.server.conduct.Blocks;
import games.parlour.server.conduct.ConductHandlers;
import games.parlour.server.conduct.Mutes;
import games.parlour.server.conduct.Reports;
import games.parlour.server.device.DeviceSessionStore;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.fairness.FairnessHandlers;
import games.parlour.server.fairness.SeedCommitments;
import games.parlour.server.finished.EndingIndexer;
import games.parlour.server.finished.FinishedHandlers;
import games.parlour.server.finished.HiddenGames;
import games.parlour.server.finished.OwnGamesHandlers;
import games.parlour.server.group.GroupData;
import games.parlour.server.group.GroupParts;
import games.parlour.server.group.GroupTables;
import games.parlour.server.guest.Guests;
import games.parlour.server.host.Announcements;
import games.parlour.server.host.HostBlocks;
import games.parlour.server.host.HostHandlers;
import games.parlour.server.host.HostWatch;
import games.parlour.server.host.IdleGuests;
import games.parlour.server.host.Retention;
import games.parlour.server.http.EventStreams;
import games.parlour.server.http.Routes;
import games.parlour.server.jobs.JobQueue;
import games.parlour.server.jobs.LocalJobQueue;
import games.parlour.server.jobs.PeriodicTasks;
import games.parlour.server.jobs.SharedJobQueue;
import games.parlour.server.lesson.LessonHandlers;
import games.parlour.server.lobby.LobbyHandlers;
import games.parlour.server.lobby.Pairing;
import games.parlour.server.lobby.TableListing;
import games.parlour.server.mail.MailParts;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.node.NodeRegistry;
import games.parlour.server.node.PresenceStore;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.reason.ReasonHandlers;
import games.parlour.server.records.ImportedRecordStore;
import games.parlour.server.records.RecordHandlers;
import games.parlour.server.records.RecordImporter;
import games.parlour.server.request.ApiPart;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.share.PageHeads;
import games.parlour.server.share.PictureHandlers;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestStore;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableReader;
import games.parlour.server.store.TableStore;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.Tables;
import games.parlour.server.tables.opening.Lobby;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Everything behind the addresses of a server, put together once. Closing it stops what runs. */
final class ServerAssembly implements AutoCloseable {
  private static final Duration WATCHERS = Duration.ofMillis(500);
  private static final Duration HOST = Duration.ofSeconds(1);
  private static final Duration A_DAY = Duration.ofDays(1);
  private static final Duration AN_HOUR = Duration.ofHours(1);
  private static final Duration COMMITMENTS = Duration.ofMinutes(10);
  private static final Duration PRESENCE = Duration.ofMillis(100);
  private static final Duration ALIVE = Duration.ofSeconds(5);
  private static final Duration ABANDONED = Duration.ofMinutes(1);
  private static final Duration CUT_OFF = Duration.ofSeconds(1);
  private static final Duration ENDINGS = Duration.ofMillis(500);
  private static final Duration ROUNDS = Duration.ofSeconds(1);

  /** Smaller differences are only clocks that are being adjusted. */
  private static final long SET_BACK = 1_000;

  private final Database database;
  private final Clock clock;
  private volatile OptionalLong lastSeen = OptionalLong.empty();
  private final JobQueue queue;
  private final TimeKeeper time;
  private final Tables tables;
  private final EventStreams events;
  private final Catalogues words = new Catalogues();
  private final PeriodicTasks tasks = new PeriodicTasks(2);

  /** A delay here would count as time in which nobody could play, so nothing else runs on it. */
  private final PeriodicTasks beats = new PeriodicTasks(1);

  /** A node that is late here is taken for dead by the others, so nothing else runs on it. */
  private final PeriodicTasks nodeTasks = new PeriodicTasks(1);

  /** Looks at what must not wait for a store that does not answer. */
  private final PeriodicTasks watch = new PeriodicTasks(1);

  private final MailParts mail;
  private final AnalysisParts analysis;
  private final Routes routes;
  private final Optional<NodeLink> link;

  ServerAssembly(Config config, List<Game<?, ?>> games, Database database, ServerMetrics metrics) {
    this.database = database;
    this.clock = TimeKeeper.serverClock(config.clock(), database);
    SecretGenerator secrets = new SecretGenerator(config.demonstration());
    PresenceStore presence = new PresenceStore(database);
    Hub hub = new Hub(clock, database.isShared() ? Optional.of(presence) : Optional.empty());
    this.queue =
        database.isShared() ? new SharedJobQueue(database, clock) : new LocalJobQueue(clock);
    ClockStore clocks = new ClockStore(database);
    this.time =
        new TimeKeeper(
            clock, database, clocks, () -> !queue.isIdle(JobKind.FLAG), this::clockWasSet);
    time.start();
    DeviceSessions devices =
        new DeviceSessions(new DeviceSessionStore(database), clock, database.isShared());
    Guests guests = new Guests(new GuestStore(database), devices, secrets);
    Map<String, Game<?, ?>> byId = games.stream().collect(Collectors.toMap(Game::id, game -> game));
    TableLists lists = new TableLists(database);
    Lobby lobby = new Lobby(config.limits().addresses());
    this.tables =
        new Tables(
            byId,
            new TableStore(database),
            new TableReader(database),
            lists,
            clocks,
            time,
            hub,
            secrets,
            clock,
            config.thinkers(),
            config.pace(),
            config.watchDelay(),
            config.limits().tables(),
            lobby,
            config.tableMemory(),
            queue,
            database.isShared());
    // For a demonstration the seeds follow from a word, and so shall the dice.
    boolean nonces = config.demonstration().isEmpty();
    Presenter presenter =
        new Presenter(
            games, words, guests, hub, new DelayedLines(config.watchDelay(), lists), nonces);
    UpdateWriter updates = new UpdateWriter(words, guests, hub);
    Blocks blocks = new Blocks(database, clock);
    HostBlocks hostBlocks = new HostBlocks(database, clock);
    tables.setSeatRule(blocks.and(hostBlocks));
    if (database.isShared()) {
      String program = config.program();
      tables.setOthersMayKnow(
          () -> NodeRegistry.hasOtherVersions(database, program, clock.millis()));
    }
    Mutes mutes = new Mutes(database);
    ChatStore lines = new ChatStore(database);
    GroupTables groupTables = new GroupTables(database, clock);
    tables.listenToRematches(groupTables::rematch);
    ChatRoom chat =
        new ChatRoom(lines, tables, guests, hub, blocks, mutes, groupTables, words, clock);
    Reports reports = new Reports(database, chat, secrets, clock);
    this.events =
        new EventStreams(tables, updates, hub, chat, config.limits().streams(), this::isUpToDate);
    SeedCommitments commitments = new SeedCommitments(database, secrets, clock);
    ImportedRecordStore imports = new ImportedRecordStore(database);
    RecordImporter importer = new RecordImporter(tables, imports, secrets, clock);
    tables.setElsewhere(importer::table);
    this.mail = new MailParts(config.mail(), database, words, guests, secrets, clock);
    HiddenGames hiddenGames = new HiddenGames(database, clock);
    // A report is looked through for what somebody said as long as that is known to be theirs.
    List<PersonalData> personal =
        List.of(
            reports,
            lines,
            blocks,
            mutes,
            new GroupData(database),
            imports,
            commitments,
            hiddenGames,
            hostBlocks,
            mail.personalData());
    AccountParts accounts =
        new AccountParts(
            database,
            tables,
            guests,
            devices,
            presenter,
            personal,
            mail.resetMail(),
            config.limits().addresses(),
            clock);
    this.analysis =
        new AnalysisParts(database, tables, lists, config.limits().analyses(), queue, clock);
    Announcements announcements = new Announcements(database, clock);
    HostWatch host = new HostWatch(database, tables, guests, devices, hostBlocks, announcements);
    Pairing pairing = new Pairing(tables, lists, hub, secrets, clock, database);
    GroupParts groups =
        new GroupParts(
            database, groupTables, tables, guests, hub, presenter, words, secrets, clock);
    List<ApiPart> parts =
        List.of(
            accounts,
            groups,
            mail.handlers(accounts),
            new LessonHandlers(tables, presenter, clock),
            new LobbyHandlers(
                pairing, new TableListing(lists, lobby, hub, tables, clock), tables, presenter),
            new FinishedHandlers(database, lists, tables, presenter),
            new OwnGamesHandlers(lists, tables, presenter, hiddenGames),
            new PictureHandlers(tables, presenter, words),
            new ChatHandlers(chat, clock),
            new ConductHandlers(tables, chat, blocks, mutes, reports, guests),
            new FairnessHandlers(commitments, tables, presenter),
            new ReasonHandlers(tables),
            new RecordHandlers(importer, imports, tables),
            analysis,
            new HostHandlers(
                announcements,
                config.hostSettings(),
                config.limits().addresses(),
                config.mail().isPresent()));
    this.routes =
        new Routes(
            tables,
            guests,
            presenter,
            updates,
            words,
            events,
            this::readiness,
            config.limits(),
            new ProxyHeaders(config.network().trustedProxies()),
            config.pages(),
            new PageHeads(games, tables, presenter, words, groups::isMember),
            metrics,
            config.metrics(),
            commitments,
            parts,
            hostBlocks);
    tasks.every(WATCHERS, "watchers", tables::tellWatchers);
    tasks.every(COMMITMENTS, "commitments", commitments::tidy);
    tasks.every(HOST, "host", host::look);
    Retention retention =
        new Retention(
            database,
            clock,
            List.of(
                task(
                    "guests",
                    config.hostSettings().guests(),
                    new IdleGuests(database, accounts::delete)),
                task("sessions", config.hostSettings().sessions(), devices::removeBefore),
                task("chat lines", config.hostSettings().chats(), lines::removeBefore),
                task("reports", config.hostSettings().reports(), reports::removeBefore),
                task("analyses of removed games", Optional.of(A_DAY), analysis::removeBefore),
                task("ended analyses", Optional.of(AN_HOUR), analysis::removeEndedBefore),
                task("ended blocks", Optional.of(A_DAY), hostBlocks::removeBefore),
                task("heard changes", Optional.of(A_DAY), host::removeBefore)));
    tasks.every(HOST, "retention", retention::work);
    tasks.every(HOST, "clock", this::resumeIfTheClockWasSetBack);
    this.link =
        database.isShared()
            ? Optional.of(
                new NodeLink(
                    database,
                    tables,
                    hub,
                    guests,
                    devices,
                    host,
                    lines,
                    presence,
                    new NodeRegistry(database, config.program(), clock.millis()),
                    clock))
            : Optional.empty();
    beats.every(TimeKeeper.BEAT, "time", time::beat);
    link.ifPresent(
        nodes -> {
          nodeTasks.every(ALIVE, "nodes", nodes::beat);
          nodeTasks.every(PRESENCE, "presence", nodes::tellPresence);
          tasks.every(ABANDONED, "abandoned", nodes::clearAbandoned);
          watch.every(CUT_OFF, "streams", () -> leaveStreams(nodes));
        });
    tasks.every(ENDINGS, "endings", new EndingIndexer(database, tables)::work);
    tasks.every(ROUNDS, "rounds", groups::startRounds);
    config.mail().ifPresent(set -> mail.prepare(set, tables, presenter, hub, metrics));
    watch(metrics, database);
  }

  private static Retention.RetentionTask task(
      String name, Optional<Duration> kept, Retention.Remover remover) {
    return new Retention.RetentionTask(name, kept, remover);
  }

  private void watch(ServerMetrics metrics, Database database) {
    metrics.gauge("parlour.tables", "Tables in memory", tables::inMemory);
    metrics.gauge("parlour.streams", "Live streams that are open", events::size);
    metrics.gauge(
        "parlour.computers.waiting",
        "Tables that wait until a computer has time for them",
        tables::waitingForComputers);
    metrics.gauge("parlour.hints.waiting", "Guests who wait for a hint", tables::waitingForHints);
    metrics.gauge(
        "parlour.analyses.waiting",
        "Games that wait to be judged or are being judged",
        analysis::waiting);
    metrics.gauge(
        "parlour.lines.waiting",
        "People who wait for the best lines of a position",
        analysis::waitingForLines);
    link.ifPresent(
        nodes ->
            metrics.gauge(
                "parlour.news.connected",
                "1 while changes of other nodes are heard, 0 while they are not",
                () -> nodes.isConnected() ? 1 : 0));
    metrics.gauge(
        "parlour.jobs.computer",
        "Computer moves that this node has taken",
        () -> queue.running(JobKind.COMPUTER));
    metrics.gauge("parlour.store.waiting", "Changes that wait to be written", database::waiting);
  }

  /** Whether what is shown here is true; called only when all is put together. */
  private boolean isUpToDate() {
    return link.map(NodeLink::isUpToDate).orElse(true);
  }

  /** Nobody keeps a stream to a node that no longer hears what happens at their table. */
  private void leaveStreams(NodeLink nodes) {
    if (nodes.isCutOff()) {
      events.endAll();
    }
  }

  /** What has to be there for people to play here, each with whether it is. */
  private Map<String, Boolean> readiness() {
    Map<String, Boolean> parts = new TreeMap<>(Map.of("database", database.takesChanges()));
    link.ifPresent(nodes -> parts.put("nodes", nodes.isUpToDate()));
    return parts;
  }

  Routes routes() {
    return routes;
  }

  Catalogues words() {
    return words;
  }

  /** A table's clock was put right in the store. */
  private void clockWasSet(String table) {
    tables.finder().clockWasSet(table);
  }

  /**
   * Goes on with whatever was due when the server last stopped.
   *
   * @param address where it listens
   */
  void resume(String address) {
    link.ifPresent(nodes -> nodes.start(address));
    queue.start();
    tables.resume();
    analysis.resume();
    mail.start();
  }

  /**
   * Once after the start, and whenever the clock was set back, what mail has noted for later than
   * now is put right. Jobs that were noted by the later time are looked through again; a start does
   * that anyway.
   */
  private void resumeIfTheClockWasSetBack() {
    long now = clock.millis();
    boolean wasSetBack = lastSeen.isPresent() && now < lastSeen.getAsLong() - SET_BACK;
    if (wasSetBack || lastSeen.isEmpty()) {
      mail.correctFutureTimes(); // should this fail, nothing else is done again and again
    }
    if (wasSetBack) {
      tables.resume();
      analysis.resume();
    }
    lastSeen = OptionalLong.of(now);
  }

  /** Ends the live streams, so that nothing under way waits for them. */
  void endStreams() {
    events.close();
  }

  @Override
  public void close() {
    queue.stopTaking();
    watch.close();
    beats.close();
    nodeTasks.close();
    tasks.close();
    mail.close();
    analysis.close();
    tables.close();
    queue.close();
    boolean last = link.map(NodeLink::leave).orElse(true);
    if (last) {
      time.stop();
    }
    link.ifPresent(NodeLink::close);
  }
}
