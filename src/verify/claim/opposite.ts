/**
 * What a statement denies, or its denial: "the proposal was turned down" of "the proposal was not turned down". Where the
 * evidence proves the one, it does not say the other, however near its words come.
 */
import type { Reading } from '../../text/reading.ts';

/** What is so of some and not of others, under a condition, or at one time and not at another, may be so both ways. */
const BOTH_WAYS =
  /\b(?:some|many|most|few|several|any|often|sometimes|usually|or|nor|if|unless|when|while|only|all|every|each|both|no|none|nobody|nothing|never|neither|hardly|may|might|could|should|would|but|except|until|yet|more|less|than|at least|at most|up to)\b|[?]/iu;
const DENIED =
  / (?:(?<be>is|are|was|were|has been|have been|can|must|will) not|(?<can>can)not|(?<short>is|are|was|were)n['\u2019]t) /u;
const AFFIRMED = / (?<be>is|are|was|were|can|must|will|has been|have been) (?!not\b|no\b)/u;

/** The opposite of a plain statement, without its full stop; undefined for one that may be so both ways. */
export function oppositeOf({ text, start, end, language, question }: Reading): string | undefined {
  const said = text.slice(start, end).trim().replace(/\.$/u, '');
  if (language !== 'en' || question || BOTH_WAYS.test(said)) return undefined;
  const denied = DENIED.exec(said);
  if (denied !== null) {
    const { be, can, short } = denied.groups!;
    return said.replace(DENIED, ` ${be ?? can ?? short} `);
  }
  if (/\bnot\b|n['\u2019]t\b|\bcannot\b/u.test(said)) return undefined;
  const affirmed = AFFIRMED.exec(said)?.groups?.['be'];
  return affirmed === undefined
    ? undefined
    : said.replace(
        AFFIRMED,
        affirmed === 'can'
          ? ' cannot '
          : ` ${affirmed.replace(/ been$/u, '')} not ${affirmed.endsWith(' been') ? 'been ' : ''}`,
      );
}
