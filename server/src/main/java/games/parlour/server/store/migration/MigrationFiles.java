package games.parlour.server.store.migration;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/** The files that Flyway is shown. */
record MigrationFiles(List<MigrationFile> files) implements ResourceProvider {
  @Override
  public @Nullable LoadableResource getResource(String name) {
    return files.stream().filter(file -> file.getFilename().equals(name)).findFirst().orElse(null);
  }

  @Override
  public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
    return files.stream()
        .filter(file -> file.getFilename().startsWith(prefix))
        .filter(file -> Stream.of(suffixes).anyMatch(file.getFilename()::endsWith))
        .<LoadableResource>map(file -> file)
        .toList();
  }
}
