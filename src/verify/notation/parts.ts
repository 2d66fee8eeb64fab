/** Lines of several statements that a raised dot, a bullet or a bar sets apart. */

/** "issued 2 June · due 29 June": the mark stands between words of one line. */
const SET_APART = /(?<=\S) [·•∙⋅‧](?= +\S)/g;
const BARRED = /(?<=\S) \|(?= +\S)/g;
/** "Invoice 7 issued 2 June | due 29 June": what stands behind a bar goes on with what was done. */
const GOING_ON = /^\s*[^\s|][^|]* \S*\s*(?:\|\s+(?:\p{Ll}+ed|due|paid|sent|not)\b[^|]*)+$/u;

/** The lines of a text with semicolons where such a mark sets statements apart; those of a table keep their bars. */
export function withParts(lines: readonly string[]): readonly string[] {
  const barred = lines.filter((line) => line.includes('|'));
  const areStatements = barred.length > 0 && barred.every((line) => GOING_ON.test(line));
  return lines.map((line) => {
    const parted = line.replaceAll(SET_APART, '; ');
    return areStatements ? parted.replaceAll(BARRED, '; ') : parted;
  });
}
