/**
 * JMH benchmarks of what must be fast. Build with {@code mvn -pl bench -am package}, run with
 * {@code java -jar bench/target/benchmarks.jar}.
 *
 * <p>Read on in {@code docs/performance.md}.
 */
@NullMarked
package games.parlour.bench;

import org.jspecify.annotations.NullMarked;
