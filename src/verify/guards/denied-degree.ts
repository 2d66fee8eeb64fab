/**
 * "No passengers were hurt" by "no passengers were seriously hurt", "the system was not tested" by "not properly tested":
 * what is denied as far as it is bad, full or frequent is not denied.
 */
import { wordSet } from '../../text/word-set.ts';
import { againstUnit, textOf } from './guard.ts';

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

export const DENIED_DEGREE = againstUnit(
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
);

/** Match from which a word is the statement's own. */
const OWN = 0.8;
/** Letters of a word in "-ly" at least. */
const SHORTEST = 5;

const isDegree = (form: string): boolean =>
  DEGREE.has(form) || (form.length >= SHORTEST && form.endsWith('ly') && !OF_ALL.has(form));
