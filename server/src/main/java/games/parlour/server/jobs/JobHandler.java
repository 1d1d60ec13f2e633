package games.parlour.server.jobs;

import java.util.OptionalLong;

/**
 * Does a job. It may be done twice, even at the same moment by two servers, so it stores what came
 * of it in such a way that the first one counts.
 */
@FunctionalInterface
public interface JobHandler {
  /** Does what is due about something; when that is due again, if it is. */
  OptionalLong run(String subject);
}
