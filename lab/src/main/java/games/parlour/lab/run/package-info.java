/**
 * What every measurement shares: threads whose results are taken in order, and openings played by
 * chance. Workers start their own threads; an opening belongs to the thread that plays it.
 */
@NullMarked
package games.parlour.lab.run;

import org.jspecify.annotations.NullMarked;
