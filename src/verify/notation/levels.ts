/** Levels of the lines of a log. */

const LEVELLED =
  /^(?<lead>\s*\[?\d[\d:.,TZ/+ -]{4,34}\]?\s+(?:\[[\w.-]{1,40}\]\s+)?)(?<level>\[?(?:ERROR|ERR|FATAL|CRITICAL|SEVERE|WARN|WARNING)\]?:?)(?<rest>\s.*)$/;
/** Levels that only say what a line is kept for. */
const PLAIN =
  /^(?<lead>\s*\[?\d[\d:.,TZ/+ -]{4,34}\]?\s+(?:\[[\w.-]{1,40}\]\s+)?)(?<level>\[?(?:INFO|NOTICE|DEBUG|TRACE)\]?:?)(?<rest>\s.*)$/;
const FAILING =
  /\b(?:fail(?:ed|ure|s|ing)?|errors?|declined|denied|refused|rejected|timed? ?out|unable|cannot|could not|can't|exceeded|expired|lost|unreachable|unavailable|crash(?:ed|es)?|missing|invalid|not|no|aborted|cancell?ed|stopped|killed|pending|slow|retry|retrying|high|low|full|down|dropped|disconnected|blocked|overdue|late|delayed)\b/i;

/**
 * The lines of a text without levels such as ERROR where the line itself says what went wrong: the level takes that not
 * back. Before another message ("ERROR saving order 12") it may be the only word that says so, and stays.
 */
export const withLevels = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => {
    const plain = PLAIN.exec(line)?.groups;
    if (plain !== undefined) return plain['lead']! + ' '.repeat(plain['level']!.length) + plain['rest']!;
    const { lead, level, rest } = LEVELLED.exec(line)?.groups ?? {};
    return rest !== undefined && FAILING.test(rest) ? lead! + ' '.repeat(level!.length) + rest : line;
  });
