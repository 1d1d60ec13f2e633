/**
 * JMH benchmarks of what must be fast. Build with {@code mvn -pl bench -am package}, run with
 * {@code java -jar bench/target/benchmarks.jar}; docs/performance.md keeps the figures.
 */
@NullMarked
package games.parlour.bench;

import org.jspecify.annotations.NullMarked;
