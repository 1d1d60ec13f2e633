/**
 * How the whole house is built: which way the arrows between its packages point, how large packages
 * are and what their classes are called. The tests share nothing that changes.
 */
@NullMarked
package games.parlour.house;

import org.jspecify.annotations.NullMarked;
