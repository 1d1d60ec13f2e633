/** Tests of backups. */
@NullMarked
package games.parlour.server.backup;

import org.jspecify.annotations.NullMarked;
