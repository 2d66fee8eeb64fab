/**
 * "No passengers were hurt" by "no passengers were seriously hurt", "the system was not tested" by "not properly tested":
 * what is denied as far as it is bad, full or frequent is not denied.
 */
import { wordSet } from '../../../text/word-set.ts';
import { againstUnit, type Guard, textOf } from '../guard.ts';

const DENIED = /\b(?:no|none|nobody|not|never|neither|nothing|cannot)\b|n['\u2019]t\b/iu;
/** Adverbs that tell how things are known or came about, and bound nothing that is denied with them. */
const OF_ALL = wordSet(
  'actually really currently apparently reportedly officially ultimately finally eventually subsequently previously ' +
    'originally initially simply clearly obviously recently presently evidently allegedly certainly definitely possibly ' +
    'probably consequently accordingly unfortunately fortunately sadly luckily surprisingly normally early only family ' +
    'apply supply reply rely assembly daily weekly monthly yearly hourly quarterly italy july likely friendly elderly ' +
    'usually knowingly ever lately formally seemingly presumably generally',
);
const DEGREE = wordSet('too very quite well often always');

const DEGREE_DENIED = againstUnit(
  'negation',
  'sentence',
  ({ reading, units }, { reading: theirs, alignment, source }) => {
    if (source.structured || !DENIED.test(textOf(reading)) || !DENIED.test(textOf(theirs))) return -1;
    const said = new Set(reading.words.map(({ form }) => form));
    return units.findIndex(({ value }, i) => {
      const { at, strength } = alignment.matches[i]!;
      const before = theirs.words[at - 1];
      if (value !== undefined || strength < OWN || before === undefined || said.has(before.form))
        return false;
      if (!isDegree(before.form)) return false;
      return DENIED.test(theirs.text.slice(theirs.start, before.start));
    });
  },
  { said: () => DENIED },
);

/** Match from which a word is the statement's own. */
const OWN = 0.8;
/** Letters of a word in "-ly" at least. */
const SHORTEST = 5;

const isDegree = (form: string): boolean =>
  DEGREE.has(form) || (form.length >= SHORTEST && form.endsWith('ly') && !OF_ALL.has(form));

const NOBODY = /\b(?:nobody|no one|no-one|none)\b/iu;

/** "Nobody has complained" by "nobody has complained about the food; two guests complained about the noise". */
const DONE_BY_OTHERS = againstUnit(
  'negation',
  'sentence',
  ({ reading, units }, { reading: theirs, source }) => {
    if (source.structured || !NOBODY.test(textOf(reading))) return -1;
    const clauses = textOf(theirs).split(/; |, (?=but|and|while|whereas|though)/u);
    if (clauses.length < 2) return -1;
    const [first = '', ...others] = clauses;
    if (!NOBODY.test(first)) return -1;
    const [verb] = units
      .filter(({ value, word }) => value === undefined && !NOBODY.test(word.form))
      .slice(-1);
    if (verb === undefined || verb.to < reading.words.length) return -1;
    const { form } = verb.word;
    return others.some(
      (clause) => !DENIED.test(clause) && new RegExp(String.raw`\b${form}\b`, 'iu').test(clause),
    )
      ? units.indexOf(verb)
      : -1;
  },
  { said: () => NOBODY },
);

const NO_ONE = /^\W*(?:no|nobody|none|neither)\b|\b(?:never|not)\b|n['\u2019]t\b/iu;
/** How often, or when, at the end of what is denied. */
const OFTEN_BEHIND =
  /\b(?:twice|again|more than once|two times|three times|on time|in time|in full|in person|in writing|too (?:much|often|late|early)|all (?:day|night|week)|at first|alone|before noon|at once|right away|by name)[.!]?$/iu;

/** What is denied ends, and another clause begins. */
const GOES_ON = /[,;:]|\b(?:because|as|since|when|while|after|before|and|but|if|so|that|who|which)\b/iu;

/** "No customer complained" by "no customer complained twice". */
const DENIED_OFTEN = againstUnit(
  'negation',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const [claim, told] = [textOf(reading), textOf(theirs)];
    const [often] = OFTEN_BEHIND.exec(told) ?? [];
    if (often === undefined || !NO_ONE.test(claim) || !NO_ONE.test(told) || GOES_ON.test(told)) return -1;
    return claim.toLowerCase().includes(often.replace(/[.!]$/, '').toLowerCase()) ? -1 : 0;
  },
  { told: () => OFTEN_BEHIND },
);

export const DENIED_DEGREE: readonly Guard[] = [DEGREE_DENIED, DONE_BY_OTHERS, DENIED_OFTEN];
