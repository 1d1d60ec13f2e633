package games.parlour.cli.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** A module as it was just made, compiled against the program that runs these tests. */
final class MadeModule implements AutoCloseable {
  private final String packageName;
  private final URLClassLoader classes;

  MadeModule(Path module, String packageName) throws IOException {
    this.packageName = packageName;
    Path compiled = Files.createDirectories(module.resolve("target/classes"));
    compile(module, compiled);
    URL[] places = {
      compiled.toUri().toURL(),
      module.resolve("src/main/resources/").toUri().toURL(),
      module.resolve("src/test/resources/").toUri().toURL()
    };
    classes = new URLClassLoader(places, MadeModule.class.getClassLoader());
  }

  private static void compile(Path module, Path to) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (Stream<Path> files = Files.walk(module.resolve("src"));
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      List<String> options =
          List.of(
              "-Werror",
              "-Xlint:all,-path,-classfile",
              "-proc:none",
              "-parameters",
              "-d",
              to.toString());
      boolean compiles =
          compiler
              .getTask(
                  new PrintWriter(said),
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(compiles).as(said.toString()).isTrue();
    }
  }

  /** Runs a class of its tests, all of which must succeed; how many there were. */
  long tests(String className) throws ClassNotFoundException {
    Class<?> tests = classes.loadClass("games.parlour." + packageName + "." + className);
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectClass(tests))
            .enableImplicitConfigurationParameters(false)
            .build();
    inside(() -> LauncherFactory.create().execute(request, listener));
    StringWriter failures = new StringWriter();
    listener.getSummary().printFailuresTo(new PrintWriter(failures));
    assertThat(failures.toString()).isEmpty();
    return listener.getSummary().getTestsSucceededCount();
  }

  /** What the program says with this game in it; it must not fail. */
  String run(String... args) {
    StringBuilder out = new StringBuilder();
    inside(
        () -> {
          ProgramRun run = ProgramRun.of(args);
          assertThat(run.code()).as(run.err()).isZero();
          out.append(run.out());
        });
    return out.toString();
  }

  /** Games are found through the class loader of the thread. */
  private void inside(Runnable act) {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    thread.setContextClassLoader(classes);
    try {
      act.run();
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  @Override
  public void close() throws IOException {
    classes.close();
  }
}
