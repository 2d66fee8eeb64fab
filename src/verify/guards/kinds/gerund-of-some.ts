/** "Smoking is prohibited" by "smoking cigars is prohibited", "parking is free" by "parking behind the house is free": of one kind of doing it. */
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const IS = String.raw`(?:is|are|was|were|costs?|remains?|needs|requires)`;
const CLAIM = new RegExp(String.raw`^\W*(?<deed>\p{L}{2,}ing) ${IS}\b`, 'iu');
/** What behind a gerund leaves it as it is: a verb, another beside it, or everywhere. */
const PLAIN =
  /^(?:and|or|itself|here|there|everywhere|anywhere|as such|at all|at any|in any|in all|in general|in the (?:whole|entire)|throughout|of any|of all|also|still|now|always|is|are|was|were|may|can|must|will|would|should|could|has|had|costs?|remains?|needs|requires)\b/iu;

export const GERUND_OF_SOME: Guard = against(
  'quantifier',
  'english',
  ({ reading }, { source, sentence }) => {
    const said = textOf(reading).toLowerCase();
    const deed = CLAIM.exec(said)?.groups?.deed;
    if (deed === undefined || source.structured) return false;
    const told = textOf(originOf(source).sentence(sentence));
    const kind = new RegExp(
      String.raw`(?:^\W*|[.;:§\d] |\b(?:but|and|that|where|while|whereas|although) )${escaped(deed)} (?<kind>[^,.;:]{2,60}?) ${IS}\b`,
      'iu',
    ).exec(told)?.groups?.kind;
    if (kind === undefined || PLAIN.test(kind)) return false;
    return kind
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 3 && !said.includes(word));
  },
  { said: () => CLAIM },
);
