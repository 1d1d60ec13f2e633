package games.parlour.core;

import games.parlour.core.text.Text;

/** What is asked of the one whose turn it is, in words: it always says what to do next. */
public record Prompt(Text ask) {}
