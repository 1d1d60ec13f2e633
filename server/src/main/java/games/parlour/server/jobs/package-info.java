/**
 * What the server does by itself, without being asked. {@link games.parlour.server.jobs.JobQueue}
 * does once what is due at a moment, {@link games.parlour.server.jobs.PeriodicTasks} repeats what
 * has no fixed moment; the rest are threads that think while people wait. Thread-safe.
 */
@NullMarked
package games.parlour.server.jobs;

import org.jspecify.annotations.NullMarked;
