/**
 * Where data of a person are kept, and how records are read and written as files. Nothing is
 * overwritten that somebody else wrote. Stateless apart from the file system.
 */
@NullMarked
package games.parlour.cli.files;

import org.jspecify.annotations.NullMarked;
