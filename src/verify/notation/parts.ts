/** Lines of several statements that a raised dot or a bullet sets apart. */

/** "issued 2 June · due 29 June": the mark stands between words of one line. */
const SET_APART = /(?<=\S) [·•∙⋅‧](?= +\S)/g;

/** The lines of a text with semicolons where a raised dot sets statements apart. */
export const withParts = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(SET_APART, '; '));
