package games.parlour.core.study;

import games.parlour.core.text.Text;

/**
 * What can be measured in a position.
 *
 * @param name what it is
 * @param share whether it is 0 or 1, so that its mean is a share of games
 */
public record StudyMeasure(Text name, boolean share) {}
