/** Records that go out and come in. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.records;

import org.jspecify.annotations.NullMarked;
